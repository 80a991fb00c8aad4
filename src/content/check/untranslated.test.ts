import { scratchSite } from '../commands/testing/scratch-site';
import { checkContent } from './check';
import { page } from './testing/content-fixture';

const { problems, run, site } = scratchSite();

const DESCRIPTION = 'What a logo says about a brand';
const described = (text: string, description = DESCRIPTION) =>
  text.replace('description: D', `description: ${description}`);
const SOURCE = described(
  page(
    'A brand has one name, and everyone says it. See [the guide](/en/about/).\n\n## Names\n\n- Say the same name everywhere you go.\n\n```sh\nnpm run one two three four five\n```\n',
  ),
);
const FIX =
  '  Fix: Translate title, description and text; until then, set draft: true. A quotation that stays in its language begins with >.';

describe('a copy of the source', () => {
  beforeEach(() => {
    site.write('content/pages/about/en.mdx', SOURCE);
    run('translate', 'pages/about', 'de');
  });

  const german = () => site.read('content/pages/about/de.mdx');
  const edit = (change: (text: string) => string) => site.write('content/pages/about/de.mdx', change(german()));
  const finish = () => edit((text) => text.replace('draft: true\n', ''));

  long('is no problem as a draft, and no translation', () => {
    expect(problems()).toEqual([]);
    expect([...checkContent(site.root).untouched]).toEqual(['content/pages/about/de.mdx']);
    expect(run('status').text).toMatch(/pages\/about +source +draft, missing +missing/);
  });

  it('is a problem as soon as nothing is translated: file, line, rule and fix', () => {
    finish();
    expect(problems()).toEqual([
      `content/pages/about/de.mdx:3\n  The translation is an untouched copy: its text is that of content/pages/about/en.mdx.\n${FIX}`,
    ]);
    expect(run('status').text).toMatch(/pages\/about +source +missing +missing/);
  });

  it('is known as one where its source has changed since, and where only its title was translated', () => {
    site.write(
      'content/pages/about/en.mdx',
      described(page('Now it says something else than it said before.\n'), 'Another description of the very page'),
    );
    edit((text) => text.replace('title: T', 'title: Titel'));
    finish();
    expect(problems().join()).toContain('untouched copy');
  });

  long('is told by the first passage that is left', () => {
    finish();
    edit((text) =>
      text
        .replace(DESCRIPTION, 'Was ein Logo sagt')
        .replace(/A brand.*/, 'Eine Marke hat einen Namen, den alle sagen.'),
    );
    expect(problems()).toEqual([
      `content/pages/about/de.mdx:10\n  A passage of the translation is still as in content/pages/about/en.mdx, this one first.\n${FIX}`,
    ]);
    expect(run('status').text).toMatch(/pages\/about +source +translated +missing/);
  });

  it.each([
    ['code', '```sh\nnpm run one two three four five\n```\n'],
    ['a quotation', '> Say the same name everywhere you go.\n'],
    [
      'a cell of code and a fact',
      '| a | b |\n| --- | --- |\n| `alt` | <Fact id="whatsapp-image-file" /> <Fact id="x-image-file" /> |\n',
    ],
  ])('may have %s of it', (_, left) => {
    site.write('content/pages/about/en.mdx', described(page(`The opening of this very page here.\n\n${left}`)));
    site.write(
      'content/pages/about/de.mdx',
      described(page(`Der Anfang genau dieser Seite hier.\n\n${left}`), 'Was ein Logo sagt'),
    );
    run('mark-current', '--all');
    expect(problems().filter((problem) => problem.includes('still as in'))).toEqual([]);
  });
});
