import { checkPasted, MAX_HTML_LENGTH, pasteFieldOf } from './pasted';

describe('checkPasted', () => {
  it('accepts HTML with an address, without one, and with one that is not public', () => {
    expect(checkPasted('<title>Northwind</title>', 'northwind.com')).toBeNull();
    expect(checkPasted('<title>Northwind</title>', ' ')).toBeNull();
    expect(checkPasted('<title>Northwind</title>', 'http://staging.internal/')).toBeNull();
  });

  it.each([
    ['nothing', ' \n', '', 'html-empty', 'html'],
    ['JSON', '{"name": "<b>Northwind</b>"}', '', 'html-foreign', 'html'],
    ['a drawing', '<svg viewBox="0 0 1 1"><title>Northwind</title></svg>', '', 'html-foreign', 'html'],
    ['plain text', 'Northwind: tea by sea', '', 'html-foreign', 'html'],
    ['more than is read', 'x'.repeat(MAX_HTML_LENGTH + 1), '', 'html-too-large', 'html'],
    ['an invalid address', '<title>Northwind</title>', 'not an address', 'address-malformed', 'address'],
  ])('refuses %s at its field', (_, html, address, code, field) => {
    expect(checkPasted(html, address)).toBe(code);
    expect(pasteFieldOf(code)).toBe(field);
  });
});
