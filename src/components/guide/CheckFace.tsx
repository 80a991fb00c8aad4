import type { ShownFace } from '../../brand/engine/shown-outcomes';
import { FaceShape } from '../report/previews/Face';
import { useStrings } from '../strings';

/** What people see where a check loses points, and where it passes: drawn as in a report. */
export function CheckFace({ face: { id, before, after } }: { readonly face: ShownFace }) {
  const t = useStrings('guide');
  return (
    <div className="faces">
      {(['before', 'after'] as const).map((state) => (
        <figure key={state} className="face">
          <figcaption>{t(`face.${state}`)}</figcaption>
          <div className="card" lang="en" dir="ltr">
            <FaceShape id={id} face={state === 'before' ? before : after} />
          </div>
        </figure>
      ))}
    </div>
  );
}
