import type { AnsweredRequest } from './evidence';
import { alternatesOf } from './extraction/languages';
import { openPage } from './extraction/reading';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

function attributeValue(text: string): string {
  return text.replace(/[&"<]/g, (character) => ENTITIES[character] ?? '');
}

/**
 * What is kept of a page in another language that lies on another site: the alternates by which it leads back, each in
 * its line, and nothing else of what it says. Whether there are any is all that checks ask of it.
 *
 * @param isOwn whether a URL belongs to the site that is assessed
 */
export function linksBack(answer: AnsweredRequest, isOwn: (url: URL) => boolean): AnsweredRequest {
  if (answer.body?.kind !== 'text') return { ...answer, body: null };
  const page = openPage(answer, answer.body.text, answer.body.truncated);
  let text = '<!doctype html>';
  let at = 1;
  for (const { url, code, where } of alternatesOf(page, Infinity)) {
    if (url === null || !isOwn(new URL(url))) continue;
    const { line = at } = where;
    text += '\n'.repeat(Math.max(0, line - at));
    at = Math.max(at, line);
    text += `<link rel="alternate" hreflang="${attributeValue(code)}" href="${attributeValue(url)}">`;
  }
  const bytes = new TextEncoder().encode(text).length;
  return {
    ...answer,
    body: { kind: 'text', text, encoding: 'utf-8', encodingFrom: 'default', bytes, truncated: !page.complete },
  };
}
