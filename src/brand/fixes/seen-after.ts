/**
 * What others would see once fixes are in place: the portrait with what the texts of these fixes state, and their checks
 * passed. What only the brand can fill in is in square brackets; a picture it has yet to make is shown as its shape.
 */
import type { NameOccurrence, Portrait, PortraitImage } from '../naming/portrait';
import { withWrongName } from '../previews/wrong-name';
import { hasLostPoints, type Report } from '../report/report';
import { PLACEHOLDER_MARK, type FixBlock, type StatedField } from './block';
import { Subject } from './subject';

export type Seen = Pick<Report, 'portrait' | 'checks'>;

/** Nothing answers there (RFC 2606). */
const NO_FILE = 'https://image.invalid/';
const PICTURE: PortraitImage = { url: NO_FILE, state: 'loaded', type: 'png', width: 1200, height: 630 };
const ICON: PortraitImage = { url: NO_FILE, state: 'loaded', type: 'png', width: 96, height: 96 };

function imageAt(url: string, own: PortraitImage | null, yetToMake: PortraitImage): PortraitImage {
  if (url.startsWith(PLACEHOLDER_MARK)) return yetToMake;
  return own?.url === url ? own : { ...yetToMake, url, state: 'unread', width: null, height: null };
}

function withName(portrait: Portrait, kind: NameOccurrence['kind'], value: string): Portrait {
  const others = portrait.names.filter((one) => one.kind !== kind);
  const alias = kind === 'manifest-short';
  return {
    ...portrait,
    names: [...others, { request: 'https-home', source: kind, kind, value, alias, odd: false, relation: 'same' }],
  };
}

function withTitle(portrait: Portrait, title: string, name: string | null): Portrait {
  const others = portrait.names.filter(({ kind }) => kind !== 'title');
  const without = { ...portrait, title, names: others };
  return name !== null && title.includes(name) ? withName(without, 'title', name) : without;
}

function withPicture(portrait: Portrait, url: string): Portrait {
  const image = imageAt(url, portrait.image, PICTURE);
  const source = 'meta:og:image';
  const others = portrait.things.filter((one) => one.thing !== 'image' || !one.source.startsWith(source));
  const stated = { request: 'https-home', source, thing: 'image', value: image.url ?? url, odd: false } as const;
  return { ...portrait, image, things: [...others, stated] };
}

/** @param name the brand's, as fixes write it */
function stating(portrait: Portrait, field: StatedField, text: string, name: string | null): Portrait {
  const isOpen = text.includes(PLACEHOLDER_MARK);
  const value = text.replace(/REPLACE: (.+)$/s, '[$1]');
  const { openGraph, twitter } = portrait;
  switch (field) {
    case 'title':
      return withTitle(portrait, value, name);
    case 'description':
      return { ...portrait, description: value };
    case 'canonical':
      return isOpen ? portrait : { ...portrait, canonical: value };
    case 'icon':
      return { ...portrait, icon: imageAt(text, portrait.icon, ICON) };
    case 'og:image':
      return withPicture(portrait, text);
    case 'og:url':
      return isOpen ? portrait : { ...portrait, openGraph: { ...openGraph, url: value } };
    case 'og:site_name':
      return withName({ ...portrait, openGraph: { ...openGraph, siteName: value } }, 'og-site-name', value);
    case 'og:title':
    case 'og:type':
    case 'og:description':
      return { ...portrait, openGraph: { ...openGraph, [field.slice(3)]: value } };
    case 'twitter:card':
      return { ...portrait, twitter: { ...twitter, card: value } };
    default:
      return withName(portrait, field, value);
  }
}

/** Where a part of a title begins or ends. */
const [BEFORE, AFTER] = [/(?:^|[|·»–—:-] ?)$/, /^(?:$| ?[|·»–—:-])/];

/** The portrait with the brand's name where it is called otherwise: at an edge of a home page's titles, never in a sentence. */
function agreeing(portrait: Portrait, { name, type }: Subject): Portrait {
  if (name === null) return portrait;
  const corrected = (text: string | null, place?: NameOccurrence['kind']): string | null => {
    const { wrong } = withWrongName({ shown: text ?? '', rest: '' }, portrait, place);
    if (text === null || wrong === undefined || type !== 'home') return text;
    const [before, after] = [text.slice(0, wrong.from), text.slice(wrong.to)];
    return BEFORE.test(before) || AFTER.test(after) ? before + name + after : text;
  };
  const { openGraph, twitter } = portrait;
  const isOdd = portrait.names.some(({ kind, odd }) => odd && kind === 'og-site-name');
  return {
    ...portrait,
    names: portrait.names.map((one) => (one.odd ? { ...one, value: name, odd: false, relation: 'same' } : one)),
    title: corrected(portrait.title, 'title'),
    heading: corrected(portrait.heading, 'heading'),
    openGraph: {
      ...openGraph,
      title: corrected(openGraph.title, 'og-title'),
      siteName: isOdd ? name : openGraph.siteName,
    },
    twitter: { ...twitter, title: corrected(twitter.title) },
  };
}

/**
 * @param blocks the texts that the report gives rise to
 * @param ids of the checks that are repaired
 */
export function seenAfter(report: Report, blocks: readonly FixBlock[], ids: readonly string[]): Seen {
  const repairs = (checks: readonly string[]) => checks.some((check) => ids.includes(check));
  const subject = new Subject(report);
  let { portrait } = report;
  for (const { checks, states } of blocks.flatMap((block) => block.states)) {
    if (!repairs(checks)) continue;
    for (const [field, text] of Object.entries(states))
      portrait = stating(portrait, field as StatedField, text, subject.name);
  }
  // If a picture is too small, too heavy or in the wrong format, the fix is to make a new one.
  const isRemade = repairs(['preview-image-size', 'preview-image-format']) && portrait.image === report.portrait.image;
  if (isRemade && portrait.image !== null) portrait = { ...portrait, image: PICTURE };
  if (repairs(['name-agreement'])) portrait = agreeing(portrait, subject);
  return {
    portrait,
    checks: report.checks.map((check) =>
      repairs([check.id]) && hasLostPoints(check)
        ? { ...check, outcome: 'pass', score: 1000, params: {}, receipts: [] }
        : check,
    ),
  };
}
