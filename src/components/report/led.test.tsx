/** A report of what led elsewhere says what was typed and whose page it is about, in every language. */
import { LOCALES } from '../../site/locales';
import { BrandColumns } from '../comparison/BrandColumns';
import { stringsOf, shown } from '../testing/shown';
import { ReportBar } from './ReportBar';
import { Overall } from './Overall';
import { samplePortrait, sampleReport } from './testing/sample-report';

const target = {
  address: 'https://evil.com',
  origin: 'https://evil.com',
  typed: 'https://evil.com',
  final: 'https://victim.com/search?q=SCAM',
};
const led = sampleReport({ target, portrait: samplePortrait({ name: 'SCAM COMPANY' }) });
const BOTH = 'evil.com → victim.com/search?…';

const textOf = (html: string) =>
  html
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[\u2066-\u2069]/g, '');

it.each(LOCALES)('%s', (locale) => {
  const { hero } = stringsOf(locale)['report'] as { hero: { led: string } };
  const sentence = hero.led.replaceAll('{{from}}', 'evil.com').replaceAll('{{to}}', 'victim.com/search?…');
  const text = textOf(shown(<ReportBar report={led} />, locale));
  expect(text).toContain(sentence);
  expect(text).toContain(BOTH);
  expect(text).not.toContain('SCAM');
  expect(textOf(shown(<Overall report={led} />, locale))).toContain(BOTH);
  expect(textOf(shown(<BrandColumns reports={[led]} unread={[]} comparison={null} />, locale))).toContain(BOTH);
});

it('says nothing of the kind where it is one page', () => {
  const own = sampleReport({ target: { ...target, final: 'https://evil.com/' } });
  expect(textOf(shown(<ReportBar report={own} />))).not.toMatch(/→|redirects/);
});
