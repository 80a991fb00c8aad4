/** What differs between the faces of a brand before fixes and after them. */
import { isStandIn } from '../evidence/page-evidence';
import type { PortraitImage } from '../naming/portrait';
import type { Report } from '../report/report';
import type { ShownText } from './card';
import { FACE_IDS, faces, type FaceId, type FaceVerdict, type Faces } from './faces';

type Seen = Pick<Report, 'portrait' | 'checks'>;
type ShownImage = Pick<PortraitImage, 'url' | 'width' | 'height'>;

/** What changes; `null` if there is nothing. */
type Change =
  | { readonly part: 'text'; readonly before: string | null; readonly after: string | null }
  | { readonly part: 'picture' | 'icon'; readonly before: ShownImage | null; readonly after: ShownImage | null }
  /** The verdict on a face in which nothing else changes. */
  | { readonly part: 'verdict'; readonly before: FaceVerdict; readonly after: FaceVerdict };

/** A change with the faces in which it is seen, in their order. */
export type FaceChange = Change & { readonly faces: readonly FaceId[] };

const whole = (text: ShownText | null): string | null => text && text.shown + text.rest;

/** URLs that lead to the page: the one in a search result, and the one that a shared link has. */
function addresses({ portrait: { canonical, openGraph, url } }: Seen): Partial<Record<FaceId, string>> {
  const found = canonical ?? url;
  const shared = openGraph.url ?? found;
  return { ...(!isStandIn(found) && { search: found }), ...(!isStandIn(shared) && { link: shared }) };
}

/** The texts of a face and its address, then its pictures, always in the same order. */
function partsOf(seen: Seen, shown: Faces, id: FaceId) {
  const { name, title, description, picture, icon } = shown[id].card;
  return {
    texts: [...[name, title, description].map(whole), addresses(seen)[id] ?? null],
    picture,
    icon: icon?.state === 'loaded' ? icon : null,
  };
}

function changesOf(before: Seen, after: Seen, was: Faces, is: Faces, id: FaceId): readonly Change[] {
  const [old, young] = [partsOf(before, was, id), partsOf(after, is, id)];
  const changes: Change[] = old.texts.flatMap((text, at) => {
    const then = young.texts[at] ?? null;
    return text === then ? [] : [{ part: 'text', before: text, after: then }];
  });
  for (const part of ['picture', 'icon'] as const) {
    if (old[part]?.url !== young[part]?.url) changes.push({ part, before: old[part], after: young[part] });
  }
  const [verdict, then] = [was[id].verdict, is[id].verdict];
  if (changes.length > 0 || verdict.outcome === then.outcome) return changes;
  return [{ part: 'verdict', before: verdict, after: then }];
}

/** What changes from one to the other; nothing where the page was not read. */
export function faceChanges(before: Seen, after: Seen): readonly FaceChange[] {
  const [was, is] = [faces(before), faces(after)];
  if (was === null || is === null) return [];
  const all = new Map<string, FaceChange>();
  for (const id of FACE_IDS) {
    for (const change of changesOf(before, after, was, is, id)) {
      const key = JSON.stringify(change);
      all.set(key, { ...change, faces: [...(all.get(key)?.faces ?? []), id] });
    }
  }
  return [...all.values()];
}
