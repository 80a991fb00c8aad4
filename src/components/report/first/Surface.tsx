import type { ShownText } from '../../../brand/previews/card';
import { faces } from '../../../brand/previews/faces';
import type { Report } from '../../../brand/report/report';
import { shownTarget } from '../../../brand/urls/target';

/** Where the worst finding is seen: a search result that is struck or lacks its text, a card, a page, an address bar. */
export type SurfaceKind = 'struck' | 'untold' | 'card' | 'page' | 'address';

const CLASSES: Readonly<Record<SurfaceKind, string>> = {
  struck: 'surface-struck',
  untold: 'surface-untold',
  card: 'surface-card',
  page: 'surface-page',
  address: 'surface-address',
};

interface SurfaceProps {
  readonly kind: SurfaceKind;
  readonly report: Pick<Report, 'portrait' | 'checks' | 'target'>;
}

const asShown = (text: ShownText) => text.shown + (text.rest === '' ? '' : '…');

/**
 * The worst finding on the surface where people meet it, drawn; the headline says it in words. It says what the preview of
 * that surface says further down.
 */
export function Surface({ kind, report }: SurfaceProps) {
  const host = shownTarget(report.target);
  const seen = faces(report);
  const { title = null, description = null } = seen === null ? {} : seen[kind === 'card' ? 'link' : 'search'].card;
  return (
    <div className={`surface ${CLASSES[kind]}`}>
      <div className="surface-face" aria-hidden>
        <span className="surface-host" dir="ltr">
          {host}
        </span>
        {kind !== 'address' && kind !== 'page' && <b dir="auto">{title === null ? host : asShown(title)}</b>}
        {kind === 'struck' && description !== null && <span dir="auto">{asShown(description)}</span>}
      </div>
    </div>
  );
}
