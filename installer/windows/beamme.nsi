; The setup program for Windows: for one user, without administrator rights.
; installer/windows/setup.py defines VERSION, FOLDER, ICONS, LICENCE, SETUP and KILOBYTES.
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "BeamMe"
!define ID "io.github.beamme.BeamMe"
!define PROGRAM "beamme.exe"
!define DOCUMENT "BeamMe.Match"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "${NAME}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The BeamMe authors"

!define MUI_ICON "${ICONS}/beamme.ico"
!define MUI_UNICON "${ICONS}/beamme.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${UNINSTALL}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString MATCH ${LANG_ENGLISH} "BeamMe match"
LangString MATCH ${LANG_GERMAN} "BeamMe-Partie"
LangString RUNNING ${LANG_ENGLISH} "BeamMe is still open. Please close it first."
LangString RUNNING ${LANG_GERMAN} "BeamMe ist noch offen. Bitte schließe es zuerst."

Function .onInit
  ; The language of the system is offered first.
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A program that runs keeps its files: wait until it is closed.
!macro WAIT_UNTIL_CLOSED
  ${Do}
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
      FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${EndIf}
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +2
    Abort
  ${Loop}
!macroend

Section "-Program"
  !insertmacro WAIT_UNTIL_CLOSED
  ; What an older version left in the folder of libraries goes first.
  RMDir /r "$INSTDIR\lib"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  File "${ICONS}/beamme-match.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\Classes\.beamme" "" "${DOCUMENT}"
  WriteRegStr HKCU "Software\Classes\.beamme" "Content Type" "application/x-beamme-match"
  WriteRegStr HKCU "Software\Classes\${DOCUMENT}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${DOCUMENT}\DefaultIcon" "" "$INSTDIR\beamme-match.ico"
  WriteRegStr HKCU "Software\Classes\${DOCUMENT}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The BeamMe authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd

; Matches and preferences are the player's own and stay.
Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\beamme-terminal.exe"
  Delete "$INSTDIR\beamme-match.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Classes\${DOCUMENT}"
  DeleteRegValue HKCU "Software\Classes\.beamme" ""
  DeleteRegValue HKCU "Software\Classes\.beamme" "Content Type"
  DeleteRegKey /ifempty HKCU "Software\Classes\.beamme"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd
