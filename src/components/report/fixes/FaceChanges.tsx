import { cut } from '../../../brand/previews/cut';
import type { FaceChange } from '../../../brand/previews/face-changes';
import { formatList } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { isolate, Isolated } from '../isolate';
import { pictureSize } from '../previews/CardFace';
import { useVerdict } from '../previews/Faces';

/** Longer texts are cut: what matters is that they change. */
const LIMIT = { unit: 'width', max: 60, published: false } as const;

/** What people see before a fix, and after it: a line for each thing that changes. */
export function FaceChanges({ changes }: { readonly changes: readonly FaceChange[] }) {
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
        {places} <Isolated text={t('whatIf.change', { now: isolate(now), then: isolate(then) })} />
      </p>
    );
  });
}

/** Says what there is before a change and after it. */
function useValues(): (change: FaceChange) => readonly [string, string] {
  const t = useStrings('plan');
  const previews = useStrings('previews');
  const verdict = useVerdict();
  const text = (value: string | null) => {
    if (value === null) return t('change.text.none');
    const { shown, rest } = cut(value, LIMIT);
    return rest === '' ? shown : `${shown}…`;
  };
  return (change) => {
    if (change.part === 'text') return [text(change.before), text(change.after)];
    if (change.part === 'verdict') return [verdict(change.before), verdict(change.after)];
    const { part } = change;
    const image = (value: typeof change.before) => {
      if (value === null) return t(`change.${part}.none`);
      return t(`change.${part}.some`, { size: pictureSize(value) ?? previews('picture.unmeasured') });
    };
    return [image(change.before), image(change.after)];
  };
}
