/** Asks the site to publish reports, and whether they still are. */
import type { HandedOn } from '../../../brand/sharing/link';
import type { Locale } from '../../../site/locales';
import { publishedDataPath, type PublishedKind } from '../../../site/published-reports';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import { jsonOf, noResponse, refusal, refusalOf, type Refusal } from '../refusal';
import { publicationIn, type Publication } from './publication';
import type { Attempt } from './published-here';

export type PublishAnswer =
  | { readonly state: 'published'; readonly publication: Publication }
  | { readonly state: 'failed'; readonly failure: Refusal };

function bodyOf(kind: PublishedKind, shared: readonly HandedOn[]): object {
  const written = shared.map(({ received, signature }) => ({ report: received, signature }));
  return kind === 'assessment' ? { ...written[0] } : { reports: written };
}

/** @param shared one report, or those of a comparison in the order of its columns */
export async function publish(
  kind: PublishedKind,
  shared: readonly HandedOn[],
  { key, previous }: Pick<Attempt, 'key' | 'previous'>,
  locale: Locale,
): Promise<PublishAnswer> {
  try {
    const response = await fetch(ASKED_PATHS.publish, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ key, kind, ...bodyOf(kind, shared), ...(previous !== null && { previous }), locale }),
    });
    if (!response.ok) return { state: 'failed', failure: await refusalOf(response) };
    const publication = publicationIn(await jsonOf(response));
    if (publication !== null) return { state: 'published', publication };
    return { state: 'failed', failure: refusal('unexpected') };
  } catch {
    return { state: 'failed', failure: noResponse() };
  }
}

/** Whether a publication is known to be gone: not where nobody can be asked. */
export async function isGone(id: string): Promise<boolean> {
  try {
    const { status } = await fetch(publishedDataPath(id), { method: 'HEAD' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
