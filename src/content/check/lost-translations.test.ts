import { formatStamp } from '../model/stamps';
import { expectMessages, messagesOf, page, post } from './testing/content-fixture';

const stamp = formatStamp({ format: 1, sections: [{ id: null, heading: 'T', text: 'T\n\nD\n\nx' }] });
const stamped = page('x').replace('description: D\n', "description: D\nsource: 'ebb473952456'\n");
const draft = page('x').replace('description: D\n', 'description: D\ndraft: true\n');
const terms = (version: string, ...locales: string[]) =>
  Object.fromEntries(
    locales.flatMap((locale) => [
      [`content/legal/terms/${version}/${locale}.mdx`, locale === 'en' ? page('x') : stamped],
      ...(locale === 'en' ? [] : [[`content/legal/terms/${version}/ebb473952456.source.json`, stamp]]),
    ]),
  ) as Record<string, string>;

describe('a new version of a legal document', () => {
  it('has to be there in every language the one before is in', () => {
    expectMessages({ ...terms('2025-01-01', 'en', 'de'), ...terms('2099-01-01', 'en') }, [
      [
        'content/legal/terms/2099-01-01/en.mdx:1',
        'The version of 2099-01-01 is not there in de, where the one before is: the page would be gone in that language.',
        'Run: npm run content:translate content/legal/terms/2099-01-01/en.mdx de; until it is translated, set draft: true here.',
      ],
    ]);
  });

  it('may be in fewer while it is a draft, and in more', () => {
    const before = terms('2025-01-01', 'en', 'de');
    expect(messagesOf({ ...before, 'content/legal/terms/2026-01-01/en.mdx': draft })).toEqual([]);
    expect(messagesOf({ ...before, ...terms('2026-01-01', 'en', 'de', 'ja') })).toEqual([]);
    // What was never shown is not lost.
    const begun = { 'content/legal/terms/2025-01-01/de.mdx': stamped.replace('---\nx', 'draft: true\n---\nx') };
    expect(messagesOf({ ...before, ...begun, ...terms('2026-01-01', 'en') })).toEqual([]);
  });

  it('takes over from the one before on its day: links lead somewhere all along', () => {
    const versions = {
      'content/legal/terms/2025-01-01/en.mdx': page('## Both\n\n## Now\n'),
      'content/legal/terms/2099-01-01/en.mdx': page('## Both\n\n## Then\n'),
    };
    const link = (fragment: string) =>
      messagesOf({ ...versions, 'content/posts/a/en.mdx': post(`[x](/en/legal/terms/${fragment})`) });
    expect(link('')).toEqual([]);
    expect(link('#both')).toEqual([]);
    expect(link('#now')).toHaveLength(1);
    expect(link('#then')).toHaveLength(1);
  });
});
