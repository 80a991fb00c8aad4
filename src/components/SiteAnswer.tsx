import { REPLY_CHARACTERS, type SiteAnswer } from '../brand/evidence/site-answer';
import { LIMITS } from '../site/limits';
import { SITE_ANSWER_PATH } from '../site/published-reports';
import { SITE_ANSWER_FORM_PATH } from '../site/tool-addresses';
import { ErrorSummary } from './ErrorSummary';
import { Field, URL_INPUT } from './Field';
import { Form } from './Form';
import { formatNumber } from './format';
import { minutes } from './minutes';
import { PageHeader } from './PageHeader';
import { isolate, Isolated, StrangersText } from './report/isolate';
import { useLocale, useStrings } from './strings';

/** Why what a site says about its reports could not be read. */
export const ANSWER_NOT_READ = [
  'unreachable',
  'refused',
  'robots',
  /** A redirect leads to another site, to nowhere, or on and on. */
  'elsewhere',
  'too-slow',
  /** We asked a moment ago, or as often as we may. */
  'resting',
  /** The operator has stopped requests to sites. */
  'paused',
] as const;

export type AnswerNotRead = (typeof ANSWER_NOT_READ)[number];

/** What says it: the file, or that the site asks us to stay away. */
export type AnswerSource = 'file' | 'exclusion';

interface SiteAnswerFormProps {
  /** What was typed. */
  readonly value?: string;
  /** What is wrong with it. */
  readonly error?: string | undefined;
}

/** Id of the form, below which the owner of a site reads how to answer. */
export const SITE_ANSWER_ID = 'site-answer';

/** Has the file read again in which a site's owner answers published reports. Works without script. */
export function SiteAnswerForm({ value, error }: SiteAnswerFormProps) {
  const t = useStrings('crawler');
  return (
    <Form className="form" id={SITE_ANSWER_ID} action={SITE_ANSWER_FORM_PATH} noValidate>
      {error !== undefined && (
        <ErrorSummary
          title={error}
          errors={[{ href: '#site-answer-site', message: t('answer.form.hint') }]}
          takesFocus
        />
      )}
      <Field
        id="site-answer-site"
        label={t('answer.form.site')}
        hint={t('answer.form.hint')}
        error={error}
        control={(description) => (
          <input
            id="site-answer-site"
            name="site"
            {...URL_INPUT}
            maxLength={LIMITS.pathCharacters}
            required
            defaultValue={value}
            {...description}
          />
        )}
      />
      <p>
        <button className="button">{t('answer.form.submit')}</button>
      </p>
    </Form>
  );
}

export interface SiteAnswerPageProps {
  /** Of the site. */
  readonly origin: string;
  /** What applies from now on. */
  readonly answer: SiteAnswer;
  /** If it was just read, what it was read from; otherwise why it wasn't read. */
  readonly from?: AnswerSource;
  readonly why?: AnswerNotRead;
  readonly retryAfterSeconds?: number | undefined;
}

/** What was read of a site's file, or why it could not be and what applies therefore; and the form, to try again. */
export function SiteAnswerPage({ origin, answer, from, why, retryAfterSeconds }: SiteAnswerPageProps) {
  const t = useStrings('crawler');
  const again = useStrings('errors');
  const file = isolate(`${origin}${SITE_ANSWER_PATH}`);
  const lede = why === undefined ? t(`answer.from.${from ?? 'file'}`, { file }) : t(`answer.why.${why}`, { file });
  return (
    <div className="sheet">
      <PageHeader
        title={<Isolated text={t('answer.title', { site: isolate(new URL(origin).host) })} />}
        lede={<Isolated text={lede} />}
      />
      {retryAfterSeconds !== undefined && <p>{again('again', { count: minutes(retryAfterSeconds) })}</p>}
      {why !== undefined && <p>{t('answer.last')}</p>}
      <AnswerWords answer={answer} />
      {why === undefined && <p className="hint">{t('answer.after')}</p>}
      <SiteAnswerForm value={origin} />
    </div>
  );
}

/** What an answer means. */
function AnswerWords({ answer: { isHidden, isIndexable, reply } }: Pick<SiteAnswerPageProps, 'answer'>) {
  const t = useStrings('crawler');
  const max = formatNumber(useLocale(), REPLY_CHARACTERS);
  return (
    <>
      <p>
        <strong>{t(`answer.${isHidden ? 'hide' : isIndexable ? 'index' : 'show'}`)}</strong>
      </p>
      {reply === '' ? (
        <p>{t('answer.noReply', { max })}</p>
      ) : (
        <>
          <p>{t('answer.reply')}</p>
          <StrangersText text={reply} />
        </>
      )}
    </>
  );
}

interface SiteAnswerFormPageProps {
  readonly typed: string;
  readonly error: string;
}

/** The form as a page, if what was typed is not an address. */
export function SiteAnswerFormPage({ typed, error }: SiteAnswerFormPageProps) {
  const t = useStrings('crawler');
  return (
    <div className="sheet">
      <PageHeader title={t('answer.titleForm')} />
      <SiteAnswerForm value={typed} error={error} />
    </div>
  );
}
