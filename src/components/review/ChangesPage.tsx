import { Facts } from '../Facts';
import { formatNumber } from '../format';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import type { ChangesQuery } from './changes-query';
import { ChangeSections } from './ChangeSections';
import type { Review, ReviewObstacle, ReviewResult } from './review';
import { ReviewViews } from './ReviewViews';

/** Site that a command of an example names. */
const EXAMPLE = 'FACET_REVIEW_BASE=https://example.com npm run build';

/** What the build left: a comparison, the reason why there isn't one, nothing, or something we can't parse. */
export type ChangesState =
  | ReviewResult
  | { readonly state: 'none' }
  /** `digest`: of the error, as it was reported. */
  | { readonly state: 'broken'; readonly digest: string };

interface ChangesPageProps {
  readonly result: ChangesState;
  readonly query: ChangesQuery;
}

/** For reviewers: what this build changes against the public site. */
export function ChangesPage({ result, query }: ChangesPageProps) {
  const t = useStrings('review');
  return (
    <div className="sheet changes">
      <PageHeader title={t('title')} lede={t('lede')} />
      <ReviewViews current="changes" />
      {result.state === 'compared' && (
        <>
          <Compared review={result.review} />
          <ChangeSections review={result.review} query={query} />
        </>
      )}
      {result.state === 'failed' && <Failed origin={result.origin} obstacle={result.obstacle} />}
      {result.state === 'none' && (
        <div className="prose">
          <h2>{t('uncompared.title')}</h2>
          <p>{t('uncompared.text')}</p>
          <p>{t('uncompared.command')}</p>
          <p>
            <code dir="ltr">{EXAMPLE}</code>
          </p>
        </div>
      )}
      {result.state === 'broken' && (
        <div className="prose">
          <h2>{t('broken.title')}</h2>
          <p>{t('broken.text')}</p>
          <p>
            {t('broken.digest')} <code>{result.digest}</code>
          </p>
        </div>
      )}
    </div>
  );
}

/** What is compared with what. */
function Compared({ review: { before, after } }: { readonly review: Review }) {
  const t = useStrings('review');
  const locale = useLocale();
  const lost = before.lostLocales.map(({ locale: name, pages }) => (
    <span key={name}>
      <code>{name}</code> ({formatNumber(locale, pages)}){' '}
    </span>
  ));
  const build = (
    <>
      <code>{after.version}</code> <code>{after.context}</code>
    </>
  );
  return (
    <Facts
      facts={[
        [t('facts.site'), <Site origin={before.origin} />],
        [t('facts.before'), <code>{before.version}</code>],
        lost.length > 0 && [t('facts.lost'), lost],
        [t('facts.after'), build],
      ]}
    />
  );
}

/** Why there is no comparison though one was wanted, and what to do. */
function Failed({ origin, obstacle }: { readonly origin: string; readonly obstacle: ReviewObstacle }) {
  const t = useStrings('review');
  return (
    <div className="prose">
      <h2>{t(`failed.${obstacle}.title`)}</h2>
      <p>
        {t('failed.site')} <Site origin={origin} />
      </p>
      <p>{t(`failed.${obstacle}.text`)}</p>
      <p>{t(`failed.${obstacle}.fix`)}</p>
    </div>
  );
}

function Site({ origin }: { readonly origin: string }) {
  return (
    <a href={origin}>
      <bdi dir="ltr">{origin}</bdi>
    </a>
  );
}
