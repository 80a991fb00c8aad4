/** The placeholder for a result before any of it is there: its name, and what Facet does. */
import { useState, type ReactNode } from 'react';
import { Gem } from '../../../components/Gem';
import { NAMED_VIEW_BOX, NAMED_WIDTH } from '../../../components/report/FacetName';
import { useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { NAMES_ATTRIBUTE } from '../../marks';
import { askedNames } from '../asked-names';
import { progressFacets } from '../../../components/progress-facets';

/** What Facet does, to read while there is nothing else; what there is to know about the wait takes its place. */
export function Told({ children }: { readonly children?: ReactNode }) {
  const t = useStrings('assessment');
  return (
    <div className="told">
      <p className="lede">{t('progress.facet')}</p>
      {children}
    </div>
  );
}

interface ExpectedProps {
  readonly kind: SavedKind;
  /** What is done about it. */
  readonly status: string;
}

/** What is opened or made here. */
export function Expected({ kind, status }: ExpectedProps) {
  return (
    <Layout kind={kind}>
      <p className="found">{status}</p>
      <Names kind={kind} />
    </Layout>
  );
}

/**
 * What is shown, until script takes the page up, where its URL asks for something: that it is about to be measured or
 * opened (see `asked.ts`). Nothing else where it asks for nothing. It is drawn below the form, and comes before it in the
 * page so that it is drawn at once.
 *
 * @param props.children what will be requested
 */
export function Awaited({ kind, status, children }: ExpectedProps & { readonly children?: ReactNode }) {
  const t = useStrings('assessment');
  return (
    <Layout kind={kind} className="awaited" steps={children}>
      <p className="found to-open">{status}</p>
      <Names kind={kind} />
      <p className="counted to-measure">{t('progress.about')}</p>
    </Layout>
  );
}

interface LayoutProps extends Pick<ExpectedProps, 'kind'> {
  readonly className?: string;
  readonly steps?: ReactNode;
  readonly children: ReactNode;
}

function Layout({ kind, className = '', steps, children }: LayoutProps) {
  return (
    <div className={`measuring ${className}`.trim()}>
      <div>
        {children}
        <Told />
      </div>
      {kind === 'report' && <Gem facets={progressFacets([])} size={NAMED_WIDTH} viewBox={NAMED_VIEW_BOX} />}
      {steps}
    </div>
  );
}

/** What the URL names, in the place of the result's heading. `asked.ts` writes the same there before. */
function Names({ kind }: Pick<ExpectedProps, 'kind'>) {
  const [names] = useState(() => (typeof document === 'undefined' ? '' : askedNames(kind)));
  return (
    <p className="names" dir="auto" {...{ [NAMES_ATTRIBUTE]: '' }} suppressHydrationWarning>
      {names}
    </p>
  );
}
