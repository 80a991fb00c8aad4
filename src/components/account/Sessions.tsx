import { Facts } from '../Facts';
import { isolate, Isolated } from '../report/isolate';
import { useStrings } from '../strings';
import { AccountSection } from './AccountSection';
import { Moment } from '../Time';
import { SignOutForm } from './SignOutPages';

/** One session of the person, as storage knows it. */
export interface SessionFacts {
  /** Browser and system it began on, as both name themselves. */
  readonly device: { readonly browser: string | null; readonly system: string | null };
  /** ms since 1970. */
  readonly startedAt: number;
  readonly seenAt: number;
  readonly until: number;
  /** Whether the page is shown by this one. */
  readonly current: boolean;
}

/** Where the person is signed in, and the ways to end that. */
export function Sessions({ sessions }: { readonly sessions: readonly SessionFacts[] }) {
  const t = useStrings('account');
  return (
    <AccountSection level={3} id="sessions" title={t('sessions.title')}>
      <ul className="ledger">
        {sessions.map((session, index) => (
          <li key={index}>
            <p>
              <Device {...session.device} />
              {session.current && (
                <>
                  {' '}
                  <strong>{t('sessions.current')}</strong>
                </>
              )}
            </p>
            <Facts
              className="account-facts"
              facts={[
                [t('sessions.since'), <Moment time={session.startedAt} />],
                [t('sessions.used'), <Moment time={session.seenAt} />],
                [t('sessions.until'), <Moment time={session.until} />],
              ]}
            />
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <SignOutForm />
        <SignOutForm everywhere />
      </div>
      <p className="hint">{t('sessions.note')}</p>
    </AccountSection>
  );
}

/** Both names are the browser's own and may be anything. */
function Device({ browser, system }: SessionFacts['device']) {
  const t = useStrings('account');
  return (
    <Isolated
      text={t('sessions.device', {
        browser: isolate(browser ?? t('sessions.unknownBrowser')),
        system: isolate(system ?? t('sessions.unknownSystem')),
      })}
    />
  );
}
