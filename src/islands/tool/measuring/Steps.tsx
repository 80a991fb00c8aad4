/** What is requested of a site, each with how far it has come. */
import type { RequestId } from '../../../brand/evidence/evidence';
import { useLocale, useStrings } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import type { Progress } from './stream-line';

/** What is requested of every site. All of it is listed from the first moment, so that nothing moves later. */
const EXPECTED: readonly RequestId[] = [
  'robots',
  'https-home',
  'http-home',
  'other-host',
  'preview-image',
  'icon',
  'logo',
  'sitemap',
  'manifest',
  'security-txt',
  'llms-txt',
  'not-found-control',
];

/** What few sites need comes at the end, as soon as it is requested. */
export function Steps({ requests }: { readonly requests: readonly Progress[] }) {
  const t = useStrings('assessment');
  const { intl } = localeFacts(useLocale());
  const seconds = new Intl.NumberFormat(intl, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const more = requests.filter(({ id, state }) => !EXPECTED.includes(id) && state !== 'skipped');
  const ids = [...EXPECTED, ...more.map(({ id }) => id)];
  return (
    <ul className="steps" aria-label={t('progress.label')}>
      {ids.map((id) => {
        const { state, ms } = requests.find((request) => request.id === id) ?? { state: undefined, ms: null };
        const isOver = state === 'answered' || state === 'failed';
        const words = state && [t(`progress.${state}`), isOver && ms !== null && seconds.format(ms / 1000)];
        return (
          <li key={id} className={state}>
            {/* One text, so that no part of it moves as it grows. */}
            {t(`request.${id}`)} <span>{words?.filter(Boolean).join(' ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
