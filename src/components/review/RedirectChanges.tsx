import { useStrings } from '../strings';
import { ChangeMarks } from './ChangeMarks';
import { Arrow, PathLink } from './PageLink';
import type { Redirect } from './review';

export interface ChangedRedirect extends Redirect {
  readonly change: 'added' | 'removed';
}

export interface RedirectChangesProps {
  readonly redirects: readonly ChangedRedirect[];
  /** Origin of the public site, where those that are gone still work. */
  readonly origin: string;
}

/** Addresses that lead elsewhere by now, and such that no longer do. */
export function RedirectChanges({ redirects, origin }: RedirectChangesProps) {
  const t = useStrings('review');
  return (
    <ul className="changes-pages">
      {redirects.map(({ from, to, change }) => {
        const site = change === 'removed' ? { origin } : {};
        return (
          <li key={change + from}>
            <span>
              <ChangeMarks changes={[change]} />
            </span>
            <p>
              <PathLink path={from} {...site} />
              <Arrow words={t('leadsTo')} />
              <PathLink path={to} {...site} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
