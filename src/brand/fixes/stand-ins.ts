/** What a brand would fill in for a placeholder, so that a text can be tried before it has. */
import type { ImageBody, RequestId } from '../evidence/evidence';
import type { Report } from '../report/report';
import { hostOf } from '../urls/sites';
import type { FixBlock, PlaceholderId } from './block';

/** The pictures that placeholders ask for, each with the request that looks at it. */
const IMAGES = {
  image: { request: 'preview-image', width: 1200, height: 630 },
  icon: { request: 'icon', width: 96, height: 96 },
  logo: { request: 'logo', width: 512, height: 512 },
} as const satisfies Partial<Record<PlaceholderId, { request: RequestId; width: number; height: number }>>;

/** A picture on the brand's own host. */
function imageUrl(id: keyof typeof IMAGES, page: string): string {
  return new URL(`/filled-in/${id}.png`, page).href;
}

/** The answers to requests for the pictures that blocks ask for. */
export function standInImages(
  blocks: readonly FixBlock[],
  page: string,
): readonly { readonly request: RequestId; readonly url: string; readonly body: ImageBody }[] {
  const filled = new Set<string>(blocks.flatMap(({ placeholders }) => placeholders));
  return (['image', 'icon', 'logo'] as const).flatMap((id) => {
    const { request, width, height } = IMAGES[id];
    const body: ImageBody = { kind: 'image', type: 'png', width, height, bytes: 50_000 };
    return filled.has(id) ? [{ request, url: imageUrl(id, page), body }] : [];
  });
}

/** The language a page would declare: that of its text, else the one that most of its kind are in. */
function languageOf({ portrait }: Report): string {
  return portrait.textLanguage ?? portrait.language ?? 'en';
}

function standIn(id: PlaceholderId, report: Report, count: number): string {
  const { url, name } = report.portrait;
  const host = () => hostOf(url);
  const texts: Readonly<Record<PlaceholderId, () => string>> = {
    address: () => url,
    contact: () => `mailto:security@${host()}`,
    description: () => 'What the brand makes, for whom, and where it is to be had.',
    expires: () => report.collectedAt,
    homepage: () => url,
    headline: () => 'What the page is about',
    icon: () => imageUrl('icon', url),
    image: () => imageUrl('image', url),
    'image-alt': () => 'What the picture shows',
    language: () => languageOf(report),
    locale: () => `${languageOf(report)}_XX`,
    logo: () => imageUrl('logo', url),
    name: () => name ?? host(),
    offer: () => 'what the brand offers in a few words',
    'other-version': () => url,
    profile: () => `https://profiles.invalid/${String(count)}`,
    summary: () => 'What the page is about, and for whom it is of use.',
    type: () => 'website',
    'short-name': () => name?.slice(0, 12) ?? 'Brand',
  };
  return texts[id]();
}

/** A block whose placeholders, written by their ids, are filled in. */
export function filledIn(block: FixBlock, report: Report): FixBlock {
  let count = 0;
  const text = block.text.replace(/REPLACE: ([a-z-]+)/g, (_, id: string) =>
    standIn(id as PlaceholderId, report, ++count),
  );
  return { ...block, text };
}

/** Placeholders by their ids, to be filled in. */
export const byId = (id: PlaceholderId): string => id;
