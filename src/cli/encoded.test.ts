/** What the compiler refuses: each line below an expected error would otherwise be one that is not used. */
import type { Io } from './io';
import { csvFile } from '../encoding/csv';
import { codeSpan, markdownFile, markdownOf } from '../encoding/markdown';
import { safeText, shown, terminalLines, terminalText } from '../encoding/terminal';
import { joined } from '../encoding/text';
import { element, textElement, xmlDocument } from '../encoding/xml';

/** Made at run time, since the compiler knows the type of a literal in the source. */
const STRANGERS = ['\u001b[2J', '**evil**'].join('');

it('takes no string that no encoder has made', () => {
  const written: string[] = [];
  const stdout: Io['stdout'] = (text) => void written.push(text);
  // @ts-expect-error a raw string
  stdout(STRANGERS);
  // @ts-expect-error even if it is ours: nothing says so
  stdout('ours');
  // @ts-expect-error a part of a line, which may become the beginning of another
  stdout(safeText(STRANGERS));
  // @ts-expect-error a sentence that an encoded text was put into
  stdout(`${terminalText(STRANGERS)}!`);
  stdout(terminalText(STRANGERS));
  expect(written.at(-1)).toBe('**evil**\n');
});

it('puts nothing raw into a line, a block or an element', () => {
  // @ts-expect-error a raw string
  terminalLines([shown`> ${STRANGERS}`]);
  // @ts-expect-error a raw string
  markdownFile([markdownOf`**${STRANGERS}**`]);
  // @ts-expect-error what is encoded for another sink
  markdownFile([markdownOf`**${safeText(STRANGERS)}**`]);
  // @ts-expect-error a raw string
  joined([codeSpan(STRANGERS)], STRANGERS);
  // @ts-expect-error a string that holds a raw one
  joined([codeSpan(STRANGERS)], `, ${STRANGERS}`);
  // @ts-expect-error a raw string
  element('a', [STRANGERS]);
  // @ts-expect-error a raw string
  xmlDocument(STRANGERS);
  // @ts-expect-error a raw string
  csvFile([STRANGERS]);
  expect(xmlDocument(element('a', [textElement('b', STRANGERS)]))).toContain('<b>[2J**evil**</b>');
});
