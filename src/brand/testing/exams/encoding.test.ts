/** In which encoding documents are: the labels of the standard, and what html5lib's tests (MIT) find, restated. */
import { encodingOfLabel, sniffEncoding } from '../../basics/encoding';
import { casesOf, expectExam, type Answer } from './sit';

const TYPE = 'http-equiv="Content-Type"';
const META = '<meta charset="iso8859-2">';
const LATIN = '<meta charset="ISO-8859-1">';
const OTHER = 'content="text/html; charset=iso8859-2"';
const padding = (length: number) => `<!-- ${'x'.repeat(length - '<!--  -->'.length)} -->`;

/** Documents by what they declare, bytes as characters U+0000 to U+00FF. None is said with its doctype. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  'iso-8859-2': [
    ...['"iso8859-2"', "'iso8859-2'", 'iso8859-2', '"\niso8859-2\n"', '\niso8859-2\n'].map(
      (one) => `<meta charset=${one}>`,
    ),
    '<meta\ncharset=iso8859-2>',
    `<meta ${TYPE} ${OTHER}>`,
    `<meta ${OTHER} ${TYPE}>`,
    `<meta ${TYPE} content=text/html; charset=iso8859-2>`,
    `<meta content="\ntext/html; charset=iso8859-2\n" ${TYPE}>`,
    ...['"', 'test"', 'test=""', 'test=x"'].map((before) => `<meta ${before} charset=iso8859-2>\n<p>"</p>`),
    `<head></head><p title="x>">\n${META}\n<p>"</p>`,
    `${META}\n${LATIN}`,
    `<!--${LATIN}-->\n${META}`,
    ...[511, 512, 1024, 1025, 2048, 2049, 4096, 4097, 8192, 8193].map((length) => `${padding(length)}\n${META}`),
    `<script>alert("\xfe")</script>\n${padding(8200)}\n<script>alert("\xfe")</script>\n${META}\n<script>alert("\xfe")</script>`,
    `<script>document.write('${META}')</script>`,
    `<script type="text/plain">${META}</script>`,
    `<style type="text/plain">${META}</style>`,
    `<p>${META}</p>`,
    `<meta charset="bogus">\n${META}`,
  ],
  'windows-1252': [
    '<!-- nothing -->',
    LATIN,
    '<metacharset=iso8859-2>',
    `<meta http-equiv="Content-Type ${OTHER}>`,
    ...['Content-Type ', 'Content-Type>', 'Content-Style-Type'].flatMap((pragma) => [
      `<meta http-equiv="${pragma}" ${OTHER}>`,
      `<meta ${OTHER} http-equiv="${pragma}">`,
    ]),
    `<meta name="Content-Style-Type" ${OTHER}>`,
    `<meta ${OTHER} name="Content-Style-Type">`,
    `<meta ${OTHER}>`,
    '<meta content=" text/html; charset = iso8859-2 ">',
    '<meta charset="iso8859-2>\n<p>"</p>',
    '<meta charset=iso8859-2">\n<p>"</p>',
    '<meta test=" charset=iso8859-2>\n<p>"</p>',
    '<meta test="\' charset=iso8859-2>\n<p>"\'</p>',
    '<meta test=\'" charset=iso8859-2>\n<p>\'"</p>',
    ...['<meta test=x" charset=iso8859-2>', '<meta test=x charset=iso8859-2>', '<meta charset=iso8859-2>'].map(
      (meta) => `<head></head><p title="x>\n${meta}\n<p>"</p>`,
    ),
    `${LATIN}\n${META}`,
    `<!--${META}-->\n${LATIN}`,
    ...['<meta', '<', '<!', '<meta charset = "', '<meta charset=euc-jp', '<meta content = "text/html;'],
    `<!-- -->\n<meta ${TYPE} content="text/html; charset=utf`,
    '<meta http-equiv="Content-Type<meta charset="utf-8">',
    `<meta ${TYPE} content="text/html; charset='utf-8">`,
    `<meta${' '.repeat(609)}`,
    `<meta charset${' '.repeat(20)}=${' '.repeat(588)}`,
  ],
  'euc-jp': [
    `<html>\n<head>\n<meta ${TYPE} content="text/html; charset=euc-jp">\n<!--\xa5\xe4\xa5\xd5\xa1\xbc-->`,
    "<meta <meta charset='euc-jp'>",
    "<meta       charset    =     'euc-jp'>",
  ],
  'utf-8': [
    '\xef\xbb\xbf<!-- -->',
    `\xef\xbb\xbf${LATIN}`,
    `<!-- -->\n<meta ${TYPE} content="text/html; charset=utf-8">`,
    `<meta ${TYPE} content="text/html; charset='utf-8'">`,
    `<meta charset=${' '.repeat(604)}utf-8\n>`,
    ...['UTF-16', 'UTF-16LE', 'UTF-16BE'].map((label) => `<meta charset="${label}">`),
    ...['<html a=\xc3\xb1>', '<html \xc3\xb1>', '<html>\xc3\xb1'].map((start) => `${start}\n<meta charset="utf-8">`),
  ],
};

it('are passed: labels', () => {
  const answers = (casesOf('encoding-labels.json') as readonly (readonly [name: string, labels: string])[]).flatMap(
    ([name, labels]) => labels.split(' ').map((label): Answer => [label, encodingOfLabel(label), name.toLowerCase()]),
  );
  expect(expectExam('encoding-labels', answers)).toEqual([]);
});

it('are passed: declarations', () => {
  const answers = Object.entries(DECLARING).flatMap(([expected, documents]) =>
    documents.map((document): Answer => {
      const { encoding, from } = sniffEncoding(Buffer.from(document, 'latin1'), null);
      // The suite takes windows-1252 where nothing is declared.
      return [document, from === 'default' ? 'windows-1252' : encoding, expected];
    }),
  );
  expect(expectExam('html5lib-encoding', answers)).toEqual([]);
});
