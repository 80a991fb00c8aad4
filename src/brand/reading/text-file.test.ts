import type { AnsweredRequest, EvidenceRequest } from '../evidence/evidence';
import { answered } from '../examples/evidence';
import { countsAsAbsent } from './text-file';

const absent = (file: EvidenceRequest, control: EvidenceRequest) =>
  countsAsAbsent(
    new Map([
      [file.id, file],
      [control.id, control],
    ]),
    file.id,
  );
const file = (text: string, patch: Partial<AnsweredRequest> = {}) => answered('llms-txt', text, patch);
const control = (text: string, patch: Partial<AnsweredRequest> = {}) => answered('not-found-control', text, patch);
const SHELL = '<!doctype html><title>Tea</title><div id=root></div>';

describe('what counts as absent', () => {
  it.each([
    ['the page every address gets', SHELL, SHELL],
    ['one title, whatever else differs', SHELL, '<!doctype html><title>Tea</title><p>17 visitors</p>'],
    [
      'one text but for the address',
      '<html><title>/llms.txt</title><p>Nothing at /llms.txt',
      '<html><title>/4f8a</title><p>Nothing at /4f8a',
    ],
    ['one text, no titles', '<html><!-- 1 --><p>Nothing here', '<html><!-- 2 --><p>Nothing here'],
  ])('%s', (_, text, other) => {
    expect(absent(file(text), control(other))).toBe(true);
  });

  it.each([
    ['a file', file('# Tea'), control(SHELL)],
    ['another page', file('<!doctype html><title>Llamas</title><p>Llamas'), control(SHELL)],
    ['two pages without title and text', file('<html><script>1</script>'), control('<html><script>2</script>')],
    ['an honest 404 beside it', file(SHELL), control(SHELL, { status: 404 })],
    ['an honest 404', file(SHELL, { status: 404 }), control(SHELL)],
  ])('is not %s', (_, asked, other) => {
    expect(absent(asked, other)).toBe(false);
  });

  it('is nothing where the control is not known', () => {
    expect(countsAsAbsent(new Map([['llms-txt', file(SHELL)]]), 'llms-txt')).toBe(false);
  });
});
