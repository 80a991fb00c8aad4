import type { ShownText } from '../../brand/previews/card';
import { faces } from '../../brand/previews/faces';
import type { Report } from '../../brand/report/report';

const wrongIn = (text: ShownText | null): readonly string[] =>
  text?.wrong === undefined ? [] : [text.shown.slice(text.wrong.from, text.wrong.to)];

/** The names under which others meet a brand: its right name, then each other one that a face shows, as it is cut there. */
export function namesOnFaces(report: Report): readonly string[] {
  const seen = faces(report);
  if (seen === null || report.portrait.name === null) return [];
  const { search, link, phone, tab, chat } = seen;
  const texts = [search, link].flatMap(({ card }) => [card.name, card.title, card.description]);
  const wrong = [...texts, phone.text, tab.text, chat.name].flatMap(wrongIn);
  return [...new Set([report.portrait.name, ...wrong])];
}
