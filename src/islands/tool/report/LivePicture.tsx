import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { useLoaded } from '../use-loaded';

/** Opens the report as a picture to share, whose forms are loaded only then. */
export function LivePicture({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const [loaded, load] = useLoaded(() => import('./ReportPicture'));
  return (
    <details onToggle={load}>
      <summary>{t('picture.label')}</summary>
      {loaded && <loaded.ReportPicture result={result} />}
    </details>
  );
}
