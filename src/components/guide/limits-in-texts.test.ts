/** Texts that name a limit say what the constant says. */
import { readFileSync } from 'node:fs';
import { LOCALES } from '../../site/locales';
import { PREVIEW_SOURCES } from '../../brand/checks/preview-sources';
import { WHATSAPP_IMAGE } from '../../brand/basics/published-limits';

interface Words {
  readonly rule: string;
  readonly outcomes: Readonly<Record<string, { readonly reason: string; readonly fix?: string }>>;
}

const { kilobytes, width, ratio } = WHATSAPP_IMAGE;
const WEIGHT = new RegExp(`\\b${kilobytes}\\s(?:KB|Ko|كيلوبايت)`);
const read = (file: string) => readFileSync(file, 'utf8');

describe.each(LOCALES)('in %s', (locale) => {
  it('the check of an image’s weight asks for what WhatsApp asks for', () => {
    const words = (JSON.parse(read(`locales/${locale}/checks.json`)) as Readonly<Record<string, Words>>)[
      'preview-image-weight'
    ];
    const { large, heavy } = words?.outcomes ?? {};
    const texts = [words?.rule, large?.reason, large?.fix, heavy?.fix, words?.outcomes['too-heavy']?.fix];
    for (const text of texts) expect(text).toMatch(WEIGHT);
  });

  it('pages that cite WhatsApp say its limits', () => {
    const citing = (file: string) =>
      read(file)
        .split('\n')
        .filter((line) => line.includes(PREVIEW_SOURCES.whatsApp.url))
        .join('\n');
    const post = citing(`content/posts/what-happens-when-a-link-is-shared/${locale}.mdx`);
    expect(post).toMatch(WEIGHT);
    expect(post).toMatch(new RegExp(`\\b${width} .*${ratio}:1`));
    expect(citing(`content/guide/preview-image-weight/${locale}.mdx`)).toMatch(WEIGHT);
  });
});
