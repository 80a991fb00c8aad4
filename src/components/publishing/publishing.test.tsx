import { LOCALES } from '../../site/locales';
import { elements, shown } from '../testing/shown';
import { BeforePublishing } from './BeforePublishing';
import { EmbedCode } from '../published/EmbedCode';
import { PublishForm } from './PublishForm';

const ID = '0123456789abc';
const unescaped = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

describe('what is said before something is published', () => {
  it('tells a report from a comparison, and what concerns only some, in every locale', () => {
    for (const locale of LOCALES) {
      const report = shown(<BeforePublishing kind="assessment" />, locale);
      const comparison = shown(<BeforePublishing kind="comparison" />, locale);
      const more = shown(<BeforePublishing kind="assessment" hasOwnName hasPrevious />, locale);
      expect(report).not.toBe(comparison);
      expect(elements(report, 'li')).toHaveLength(4);
      expect(elements(more, 'li')).toHaveLength(6);
    }
  });

  it('stands before the button of the form, which sends key, kind, content and language', () => {
    const html = shown(<PublishForm kind="comparison" reportKey="k-1" payload="#c=1.abc" />, 'ar');
    expect(html.indexOf('<li>')).toBeLessThan(html.indexOf('<button'));
    expect(Object.fromEntries(elements(html, 'input').map((input) => [input.get('name'), input.get('value')]))).toEqual(
      { locale: 'ar', key: 'k-1', kind: 'comparison', payload: '#c=1.abc' },
    );
  });
});

describe('the badge to copy', () => {
  const embed = (kind: 'assessment' | 'comparison', locale: 'en' | 'ja') =>
    unescaped(shown(<EmbedCode kind={kind} id={ID} origin="https://facet.example" level={3} />, locale));

  it('leads to the page in the language it was copied in, by addresses that hold anywhere', () => {
    expect(embed('assessment', 'en')).toContain(
      `<a href="https://facet.example/en/brand-assessment/${ID}/"><img src="https://facet.example/badge/${ID}.svg" alt="Measured by Facet"></a>`,
    );
    expect(embed('comparison', 'ja')).toContain(
      `](https://facet.example/badge/${ID}.svg)](https://facet.example/ja/brand-comparison/${ID}/)`,
    );
  });
});
