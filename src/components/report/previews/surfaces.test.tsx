/** Two pictures of one surface never disagree: reports and comparisons draw the model's card, and no other one. */
import type { Report } from '../../../brand/report/report';
import type { PreviewCard, PreviewId } from '../../../brand/previews/card';
import { FACE_IDS, faces } from '../../../brand/previews/faces';
import { previews } from '../../../brand/previews/previews';
import { EXAMPLE_IDS } from '../../../site/examples';
import type { Locale } from '../../../site/locales';
import { ComparedPreviews } from '../../comparison/ComparedPreviews';
import { exampleReport } from '../../testing/example-report';
import { shown } from '../../testing/shown';
import { CardFace } from './CardFace';
import { Faces } from './Faces';
import { Previews } from './Preview';
import { statedLanguage } from './service-names';

const REPORTS = EXAMPLE_IDS.map(exampleReport);
const LOCALES = ['en', 'ja', 'ar'] as const;

const drawn = (report: Report, card: PreviewCard, locale: Locale) =>
  shown(
    <div className="card" {...statedLanguage(report.portrait.language)}>
      <CardFace card={card} />
    </div>,
    locale,
  );

/** The drawings in a part of a page, in its order: each begins with its frame and is as long as what is expected of it. */
function drawingsIn(html: string, expected: readonly string[]): readonly string[] {
  const starts = [...html.matchAll(/<div class="card"/g)].map(({ index }) => index);
  return starts.map((start, at) => html.slice(start, start + (expected[at]?.length ?? 0)));
}

const cardsOf = (report: Report, ids: readonly PreviewId[]) =>
  ids.flatMap((id) => previews(report).find((card) => card.id === id) ?? []);

it.each(LOCALES)('is drawn in %s by a report, its services and a comparison as its model says', (locale) => {
  for (const report of REPORTS) {
    const all = previews(report).map((card) => drawn(report, card, locale));
    const first = cardsOf(report, ['search', 'whatsapp', 'phone', 'tab', 'chat']).map((card) =>
      drawn(report, card, locale),
    );
    expect(drawingsIn(shown(<Faces report={report} />, locale), first)).toEqual(first);
    expect(drawingsIn(shown(<Previews report={report} />, locale), all)).toEqual(all);
  }
  const compared = (ids: readonly PreviewId[]) =>
    ids.flatMap((id) => REPORTS.flatMap((report) => cardsOf(report, [id]).map((card) => drawn(report, card, locale))));
  const ids = previews(REPORTS[0] ?? exampleReport('harbour')).map(({ id }) => id);
  const expected = compared(['search', 'whatsapp', ...ids]);
  const html = shown(<ComparedPreviews reports={REPORTS} pictures={REPORTS.map(() => undefined)} />, locale);
  expect(drawingsIn(html, expected)).toEqual(expected);
});

it('is judged by what it shows: a face has its surface’s card and no text of its own', () => {
  for (const report of REPORTS) {
    const seen = faces(report);
    const cards = previews(report);
    const of = (id: PreviewId) => cards.find((card) => card.id === id);
    expect(FACE_IDS.map((id) => seen?.[id].card)).toEqual(
      (['search', 'whatsapp', 'phone', 'tab', 'chat'] as const).map(of),
    );
    expect([seen?.phone.text, seen?.tab.text]).toEqual([of('phone')?.name, of('tab')?.title]);
    expect([seen?.chat.name, seen?.chat.text]).toEqual([of('chat')?.name, of('chat')?.description]);
  }
});
