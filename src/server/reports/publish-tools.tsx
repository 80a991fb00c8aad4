/** What shares and publishes the reports that a page without script shows. */
import { randomBytes } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import type { Report } from '../../brand/report/report';
import { LINK_LIMIT } from '../../brand/sharing/fragment';
import type { HandedOn, SharedReport } from '../../brand/sharing/link';
import { packReports } from '../../brand/sharing/packed-reports';
import { UNSIGNED } from '../../brand/sharing/unsigned';
import { PublishForm } from '../../components/publishing/PublishForm';
import { ShareForm } from '../../components/publishing/ShareForm';
import { useStrings } from '../../components/strings';
import { REPORT_KEY_BYTES, type PublishedKind } from '../../site/published-reports';
import { signReport } from '../signing/sign-report';
import type { Services } from '../platform/services';

/** A report as it is published, or why it cannot be. */
export type Publishable = HandedOn | 'example' | 'pasted' | 'preview' | 'noKey' | 'unsigned';

/** A report that was measured for this very page: it is signed here, and nowhere else what came from elsewhere. */
export function measuredNow(report: Report, { environment }: Pick<Services, 'environment'>): Publishable {
  const signature = signReport(report, environment.signingKeys);
  return signature === null ? 'noKey' : { received: { ...report }, signature };
}

/** A report that was kept, with the signature it came with. Whether that is ours is found when it is published. */
export function kept({ report, received, signature }: SharedReport): Publishable {
  if (report.scope !== 'site') return UNSIGNED[report.scope];
  return signature === null ? UNSIGNED.site : { received, signature };
}

/**
 * Forms that share and publish what is shown, or why that is not possible. Its strings are the namespaces `publishing`
 * and `sharing`.
 *
 * @param shown one report, or those of a comparison in the order of its columns
 */
export async function publishTools(kind: PublishedKind, shown: readonly Publishable[]): Promise<ReactElement> {
  const signed = shown.filter((each) => typeof each !== 'string');
  const [why] = shown.filter((each) => typeof each === 'string');
  if (why !== undefined) return <Unpublishable why={kind === 'comparison' && why !== 'noKey' ? kind : why} />;
  const packed = await packReports(kind === 'assessment' ? 'report' : kind, signed, LINK_LIMIT);
  if (packed === null) return <Unpublishable why="too-long" />;
  // The same for both: what has a short address and is published keeps it.
  const given = { kind, reportKey: randomBytes(REPORT_KEY_BYTES).toString('hex'), payload: packed.fragment };
  return (
    <>
      <ShareForm {...given} />
      <Tools>
        <PublishForm {...given} />
      </Tools>
    </>
  );
}

function Unpublishable({ why }: { readonly why: Extract<Publishable, string> | 'comparison' | 'too-long' }) {
  const t = useStrings('publishing');
  return (
    <Tools>
      <p>{t(`why.${why}`)}</p>
    </Tools>
  );
}

function Tools({ children }: { readonly children: ReactNode }) {
  const t = useStrings('publishing');
  return (
    <section className="keeping" aria-labelledby="publish-title">
      <h3 id="publish-title">{t('title')}</h3>
      {children}
    </section>
  );
}
