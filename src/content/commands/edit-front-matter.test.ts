import { removeField, setField } from './edit-front-matter';

const FILE = '---\ntitle: "A: b" # mine\ndraft: false\ntags: [a, b]\n---\n\ntitle: x\n';

describe('editing front matter', () => {
  it('sets a field where it stands', () => {
    expect(setField(FILE, 'draft', 'true')).toBe(FILE.replace('draft: false', 'draft: true'));
  });

  it('adds a field last', () => {
    expect(setField(FILE, 'updated', "'2026-11-21'")).toBe(FILE.replace('b]\n', "b]\nupdated: '2026-11-21'\n"));
  });

  it('removes a field with its line and keeps comments of others', () => {
    expect(removeField(FILE, 'draft')).toBe(FILE.replace('draft: false\n', ''));
    expect(removeField(FILE, 'none')).toBe(FILE);
  });

  it('sets a field that was left empty', () => {
    expect(setField('---\na: 1\ndraft:\nb: 2\n---\n', 'draft', 'true')).toBe('---\na: 1\ndraft: true\nb: 2\n---\n');
  });

  it('keeps line ends and a byte order mark', () => {
    const windows = `\uFEFF${FILE.replaceAll('\n', '\r\n')}`;
    expect(setField(windows, 'draft', 'true')).toBe(windows.replace('draft: false', 'draft: true'));
    expect(setField(windows, 'x', '1')).toBe(windows.replace('b]\r\n', 'b]\r\nx: 1\r\n'));
    expect(removeField(windows, 'draft')).toBe(windows.replace('draft: false\r\n', ''));
  });

  it('adds to empty front matter, and leaves a file without any alone', () => {
    expect(setField('---\n---\nx', 'draft', 'true')).toBe('---\ndraft: true\n---\nx');
    expect(setField('x', 'draft', 'true')).toBe('x');
  });
});
