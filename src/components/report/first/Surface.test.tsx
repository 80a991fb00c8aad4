import { faces } from '../../../brand/previews/faces';
import { shown } from '../../testing/shown';
import { samplePortrait, sampleReport } from '../testing/sample-report';
import { Surface } from './Surface';

const LONG = 'Northwind roasts coffee in Bergen, packs it by hand and posts it on the same day. '.repeat(4);
const REPORT = sampleReport({
  portrait: samplePortrait({
    title: LONG,
    description: LONG,
    openGraph: { ...samplePortrait().openGraph, title: 'Coffee' },
  }),
});
const words = (html: string) => html.replace(/<[^>]*>/g, ' ');

it('says of a surface what its preview says', () => {
  const seen = faces(REPORT);
  const { title, description } = seen?.search.card ?? {};
  const result = words(shown(<Surface kind="struck" report={REPORT} />));
  expect(title?.rest).not.toBe('');
  expect(result).toContain(`${title?.shown ?? ''}…`);
  expect(result).toContain(`${description?.shown ?? ''}…`);
  const card = words(shown(<Surface kind="card" report={REPORT} />));
  expect(card).toContain(seen?.link.card.title?.shown);
  expect(card).toContain('Coffee');
  expect(card).not.toContain('Bergen');
});
