import type { AnsweredRequest } from '../evidence/evidence';
import { alternatesOf } from '../reading/languages';
import { openPage } from '../reading/reading';

/** The versions in other languages that a page names; plain JSON. */
export interface NamedAlternates {
  readonly links: readonly { readonly url: string; readonly code: string; readonly line: number | undefined }[];
  /** Whether the whole page was read. */
  readonly complete: boolean;
}

/** Reads the alternates of a page, as long as `readHomePage` takes for its text. */
export function readAlternates(answer: AnsweredRequest): NamedAlternates {
  if (answer.body?.kind !== 'text') return { links: [], complete: true };
  const page = openPage(answer, answer.body.text, answer.body.truncated);
  const links = alternatesOf(page, Infinity).flatMap(({ url, code, where: { line } }) =>
    url === null ? [] : [{ url, code, line }],
  );
  return { links, complete: page.complete };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

function attributeValue(text: string): string {
  return text.replace(/[&"<]/g, (character) => ENTITIES[character] ?? '');
}

/**
 * What is kept of a page in another language that is on another site: the alternates by which it leads back, each in
 * its line, and nothing else. All that checks ask is whether there are any.
 *
 * @param isOwn whether a URL belongs to the site that is assessed
 */
export function linksBack(
  answer: AnsweredRequest,
  { links, complete }: NamedAlternates,
  isOwn: (url: URL) => boolean,
): AnsweredRequest {
  if (answer.body?.kind !== 'text') return { ...answer, body: null };
  let text = '<!doctype html>';
  let at = 1;
  for (const { url, code, line = at } of links) {
    if (!isOwn(new URL(url))) continue;
    text += '\n'.repeat(Math.max(0, line - at));
    at = Math.max(at, line);
    text += `<link rel="alternate" hreflang="${attributeValue(code)}" href="${attributeValue(url)}">`;
  }
  const bytes = new TextEncoder().encode(text).length;
  const headers = answer.headers.filter(([name]) => name !== 'content-type');
  return {
    ...answer,
    // The links are in HTML, whatever the page was in.
    headers: [...headers, ['content-type', 'text/html']],
    body: { kind: 'text', text, encoding: 'utf-8', encodingFrom: 'default', bytes, truncated: !complete },
  };
}
