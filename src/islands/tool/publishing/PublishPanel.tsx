import { useEffect, useRef } from 'react';
import { BeforePublishing } from '../../../components/publishing/BeforePublishing';
import { useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import type { Refusal } from '../refusal';
import type { AssessmentResult } from '../result';
import { tabStorage } from '../tab';
import { useRefusalText } from '../use-refusal-text';
import { publishedKind, whyNotPublished } from './publication';
import { attemptAt } from './published-here';
import { Published } from './Published';
import { nameOfReports } from './tried';
import { usePublishing } from './use-publishing';
import { usePublishingProblem } from './use-publishing-problem';

export interface PublishPanelProps {
  readonly kind: SavedKind;
  /** One report, or those of a comparison in the order of its columns. */
  readonly results: readonly AssessmentResult[];
  /** Id of the publication that is measured again; null if none is. */
  readonly previous: string | null;
}

/** Whether this tab gave these reports a short address. */
function hasAddress(results: readonly AssessmentResult[]): boolean {
  return attemptAt(nameOfReports(results), tabStorage())?.publication?.state === 'link';
}

/** Publishes what is shown, and reports the result; loaded when a reader opens it. */
export function PublishPanel({ kind, results, previous }: PublishPanelProps) {
  const t = useStrings('publishing');
  const { publishing, publishNow } = usePublishing(kind, results, previous);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = publishing.phase === 'published' && publishing.isNew;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const { phase } = publishing;
  const why = whyNotPublished(kind, results);
  const isThere = phase === 'published' || phase === 'gone';
  if (why !== null && !isThere) return <p>{t(`why.${why}`)}</p>;
  const published = publishedKind(kind);
  return (
    <div className="publishing">
      {isThere && <Published kind={published} publication={publishing.publication} phase={phase} heading={heading} />}
      {phase !== 'published' && (
        <>
          <BeforePublishing
            kind={published}
            hasOwnName={results.some(({ correction }) => correction !== undefined)}
            hasPrevious={previous !== null}
            hasAddress={hasAddress(results)}
          />
          <p>
            {/* Not `disabled`, which would take the focus away. */}
            <button type="button" className="button" aria-disabled={phase === 'busy'} onClick={publishNow}>
              {t(phase === 'busy' ? 'busy' : `submit.${published}`)}
            </button>
          </p>
        </>
      )}
      <div role="status">
        {phase === 'busy' && <p>{t('busy')}</p>}
        {phase === 'failed' && <Failed failure={publishing.failure} />}
      </div>
    </div>
  );
}

function Failed({ failure }: { readonly failure: Refusal }) {
  const t = useStrings('publishing');
  const text = useRefusalText(usePublishingProblem())(failure);
  return (
    <>
      <p className="field-error">{text}</p>
      <p>{t('problem.once')}</p>
    </>
  );
}
