import { cut } from '../../../brand/previews/cut';
import type { FaceChange } from '../../../brand/previews/face-changes';
import { formatList } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { isolate, Isolated } from '../isolate';
import { pictureSize } from '../previews/CardFace';
import { useVerdict } from '../previews/Face';

/** Longer texts are cut: what matters is that they change. */
const LIMIT = { unit: 'width', max: 60, published: false } as const;

interface FaceChangesProps {
  readonly changes: readonly FaceChange[];
}

/** What people see before a fix, and after it: a line for each thing that changes. */
export function FaceChanges({ changes }: FaceChangesProps) {
  const t = useStrings('plan');
  const previews = useStrings('previews');
  const locale = useLocale();
  const values = useValues();
  return changes.map((change) => {
    const [now, then] = values(change);
    const places = formatList(
      locale,
      change.faces.map((id) => previews(`name.${id}`)),
    );
    return (
      <p key={places + now + then} className="fix-change">
        <Isolated
          text={t('labelled', { label: places, text: t('whatIf.change', { now: isolate(now), then: isolate(then) }) })}
        />
      </p>
    );
  });
}

/** UTF-16 units at the end of two texts that are the same words, with the space before them. */
function sameEnd(a: string, b: string): number {
  let end = 0;
  for (let at = 1; at < Math.min(a.length, b.length) && a.at(-at) === b.at(-at); at += 1) {
    if (a.at(-at) === ' ') end = at;
  }
  return end;
}

/** Says what there is before a change and after it. */
function useValues(): (change: FaceChange) => readonly [string, string] {
  const t = useStrings('plan');
  const previews = useStrings('previews');
  const verdict = useVerdict();
  const text = (value: string | null, end: number) => {
    if (value === null) return t('change.text.none');
    const { shown, rest } = cut(value.slice(0, value.length - end), LIMIT);
    return end === 0 && rest === '' ? shown : `${shown} …`;
  };
  return (change) => {
    if (change.part === 'text') {
      const { before, after } = change;
      const end = before === null || after === null ? 0 : sameEnd(before, after);
      return [text(before, end), text(after, end)];
    }
    if (change.part === 'verdict') return [verdict(change.before), verdict(change.after)];
    const { part } = change;
    const image = (value: typeof change.before) => {
      if (value === null) return t(`change.${part}.none`);
      const size = pictureSize(value);
      // Width and height must not change places in a sentence from right to left: LEFT-TO-RIGHT MARK.
      return t(`change.${part}.some`, { size: size === null ? previews('picture.unmeasured') : `\u200e${size}` });
    };
    return [image(change.before), image(change.after)];
  };
}
