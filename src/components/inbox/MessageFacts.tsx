import type { ModerationReason } from '../../site/feedback';
import { Facts, type Fact } from '../Facts';
import { languageName, formatList } from '../format';
import { useLocale, useStrings } from '../strings';
import { Moment } from '../Time';
import type { InboxMessage } from './inbox-facts';

interface MessageFactsProps {
  readonly message: InboxMessage;
  /** Path of a page of this site that the message is about; null if it is about no page. */
  readonly pageHref: string | null;
}

/** The address, escaped for a `mailto:` link. RFC 6068 §2. */
function mailto(email: string, subject: string): string {
  const at = email.lastIndexOf('@');
  const address = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** What is known about a message beside its words. */
export function MessageFacts({ message, pageHref }: MessageFactsProps) {
  const t = useStrings('inbox');
  const feedback = useStrings('feedback');
  const locale = useLocale();
  const { reference, status, kind, page = '', email = '', receivedAt, trust, reasons } = message;
  const written = <bdi dir="ltr">{page}</bdi>;
  const facts: readonly Fact[] = [
    [t('status.label'), t(`status.${status}`)],
    [t('filter.kind'), feedback(`kind.${kind}`)],
    [t('message.received'), <Moment time={receivedAt} />],
    [t('filter.language'), languageName(locale, message.locale)],
    [
      t('message.page'),
      page === '' ? t('message.notGiven') : pageHref === null ? written : <a href={pageHref}>{written}</a>,
    ],
    [
      t('message.email'),
      email === '' ? (
        t('message.notGiven')
      ) : (
        // The sender reads it in the language they wrote from, which need not be the editor's: the reference says enough.
        <a href={mailto(email, `Facet ${reference}`)}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      ),
    ],
    [
      t('filter.trust'),
      trust === 'trusted' ? (
        t('trust.trusted')
      ) : (
        <>
          {t('trust.because')} <ModerationReasons reasons={reasons} />
        </>
      ),
    ],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('message.facts')}</h2>
      <Facts className="inbox-details" facts={facts} />
    </section>
  );
}

/** Why an editor should look at a message before trusting it, in one line. */
export function ModerationReasons({ reasons }: { readonly reasons: readonly ModerationReason[] }) {
  const t = useStrings('inbox');
  return (
    <>
      {formatList(
        useLocale(),
        reasons.map((reason) => t(`reasons.${reason}`)),
      )}
    </>
  );
}
