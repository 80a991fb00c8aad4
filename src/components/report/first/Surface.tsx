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
  readonly report: Pick<Report, 'portrait' | 'target'>;
}

/** The worst finding on the surface where people meet it, drawn; the headline says it in words. */
export function Surface({ kind, report: { portrait, target } }: SurfaceProps) {
  const { title, description } = portrait;
  const host = shownTarget(target);
  return (
    <div className={`surface ${CLASSES[kind]}`}>
      <div className="surface-face" aria-hidden>
        <span className="surface-host" dir="ltr">
          {host}
        </span>
        {kind !== 'address' && kind !== 'page' && <b dir="auto">{title ?? host}</b>}
        {kind === 'struck' && description !== null && <span dir="auto">{description}</span>}
      </div>
    </div>
  );
}
