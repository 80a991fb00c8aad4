import type { ShownFace } from '../../brand/engine/shown-outcomes';
import { DrawnFace } from '../report/previews/Face';
import { useStrings } from '../strings';

/** What people see if a check loses points, and if it passes: drawn as in a report. */
export function CheckFace({ face: { before, after } }: { readonly face: ShownFace }) {
  const t = useStrings('guide');
  return (
    <div className="faces">
      <figure className="face">
        <figcaption>{t('face.before')}</figcaption>
        <DrawnFace face={before} language="en" />
      </figure>
      <figure className="face">
        <figcaption>{t('face.after')}</figcaption>
        <DrawnFace face={after} language="en" />
      </figure>
    </div>
  );
}
