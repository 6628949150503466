"""JSON from strangers is an object as expected, or BadData; never anything else."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from beamme.core.errors import BadData
from beamme.table.storage import strict_json
from beamme.table.storage.strict_json import DEEPEST, LONGEST_KEY, parse

LARGEST = 300_000

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=9)
numbers = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
values = st.none() | st.booleans() | numbers | texts
rows = st.lists(values, max_size=4) | st.dictionaries(texts, values, max_size=4)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not readable"),
        (b"\xff\xfe", "not readable"),
        (b"{", "not readable"),
        (b'{"a": 1,}', "not readable"),
        (b"{'a': 1}", "not readable"),
        (b'{"a": 1} {"b": 2}', "not readable"),
        (b'\xef\xbb\xbf{"a": 1}', "not readable"),
        (b'{"a": "\n"}', "not readable"),
        (b"[]", "not a JSON object"),
        (b"1", "not a JSON object"),
        (b'"text"', "not a JSON object"),
        (b"null", "not a JSON object"),
        (b"[" * 100_000, "nested deeper"),
        (b'{"a":' * 50_000, "nested deeper"),
        (b"[" * 100_000 + b"]" * 100_000, "nested deeper"),
        (b'{"a": 1, "a": 2}', "'a' stands twice"),
        (b'{"a": {"b": 1, "b": 1}}', "'b' stands twice"),
        (b'{"a": 1, "\\u0061": 2}', "'a' stands twice"),
        (b'{"a": NaN}', "NaN is no number"),
        (b'{"a": Infinity}', "Infinity is no number"),
        (b'{"a": -Infinity}', "-Infinity is no number"),
        (b'{"a": 1e999}', "not readable"),
        (b'{"a": [-1e999]}', "not readable"),
        (b'{"a": "\\ud800"}', "not readable"),
        (b'{"\\udfff": 1}', "not readable"),
        (b'{"a": "\xed\xa0\x80"}', "not readable"),
        (b'{"a": ' + b"9" * 5000 + b"}", "not readable"),
        (b'{"a": -' + b"9" * 200_000 + b"}", "not readable"),
        (b'{"' + b"k" * (LONGEST_KEY + 1) + b'": 1}', "a key is longer"),
        (b" " * LARGEST + b"{}", "larger than 300000 bytes"),
    ],
)
def test_bad_data_is_refused_with_its_reason(data: bytes, reason: str) -> None:
    with pytest.raises(BadData, match=reason) as refused:
        parse(data, LARGEST)
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)


def test_brackets_after_closing_ones_do_not_get_past_the_depth() -> None:
    with pytest.raises(BadData):
        parse(b"]" * 100_000 + b"[" * 100_000, LARGEST)
    with pytest.raises(BadData):
        parse(b'{"a": "' + b'\\"' * 5 + b'", "b":' + b"[" * 100_000, LARGEST)


def test_brackets_in_texts_do_not_count() -> None:
    text = "[{" * 1000 + '"\\'
    assert parse(json.dumps({"a": text, text[:20]: "]"}).encode(), LARGEST) == {
        "a": text,
        text[:20]: "]",
    }


def test_as_deep_as_allowed_is_allowed() -> None:
    inner = DEEPEST - 1
    assert parse(b'{"a": ' + b"[" * inner + b"]" * inner + b"}", LARGEST)
    with pytest.raises(BadData, match="nested deeper"):
        parse(b'{"a": ' + b"[" * DEEPEST + b"]" * DEEPEST + b"}", LARGEST)


def test_two_megabytes_are_judged() -> None:
    parse(b'{"a": "' + b"x" * 1_999_990 + b'"}', 2_000_000)
    with pytest.raises(BadData):
        parse(b'{"a": [' + b"1," * 900_000 + b"}", 2_000_000)


@given(st.binary(max_size=200))
@example(b'{"a": 1e400}')
def test_any_bytes_are_an_object_or_bad_data(data: bytes) -> None:
    try:
        value = parse(data, LARGEST)
    except BadData:
        return
    strict_json.write(value)


@given(
    st.text(
        st.sampled_from([*'{}[]:," \\\n', *"0123456789eE+-.truefalsnNaIity", "ä", "\ud800"]),
        max_size=80,
    )
)
def test_any_text_that_looks_like_json_is_an_object_or_bad_data(text: str) -> None:
    try:
        value = parse(text.encode("utf-8", "surrogatepass"), LARGEST)
    except BadData:
        return
    assert parse(strict_json.write(value), LARGEST) == value


@given(st.dictionaries(texts, values | rows, max_size=4))
def test_what_is_written_is_read_again(table: dict[str, Any]) -> None:
    assert parse(strict_json.write(table), LARGEST) == table


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_what_could_not_be_read_is_not_written(value: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        strict_json.write({"a": value})
