"""From the first page to a table and away from it, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.serving import code_of


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_code_is_typed_on_the_first_screen_and_leads_to_a_private_table(visit: Open, width: int, height: int) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    expect(ann.get_by_label("List this table on the home page")).not_to_be_checked()
    expect(ann.locator(".only-here")).to_contain_text("parlour serve --host 0.0.0.0")
    assert not faults(ann)
    ben = visit(viewport={"width": width, "height": height})
    expect(ben.locator("li.game").first).to_be_visible()
    field = ben.get_by_label("Join with a code")
    expect(field).to_be_in_viewport(ratio=1)
    expect(ben.get_by_role("button", name="Join", exact=True)).to_be_in_viewport(ratio=1)
    assert code_of(ann.url) not in ben.locator("main").inner_text(), "it is not listed"
    field.fill(f" {code_of(ann.url).lower()}")
    field.press("Enter")
    expect(ben.locator("li.chair").first).to_contain_text("Ann")
