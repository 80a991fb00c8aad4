import type { Report } from '../../brand/report/report';
import { ASSESSMENT_SECONDS } from '../../site/assessment-time';
import { pseudoText } from '../../site/pseudo-text';
import type { ExampleId } from '../../site/examples';
import { pathTo } from '../../site/routes';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { BAND_CLASSES, bandOf } from '../band';
import { Form } from '../Form';
import { formatScore, formatSeconds } from '../format';
import { LeadingAddressForm } from '../LeadingAddressForm';
import { LinkedText } from '../LinkedText';
import { useLocale, useStrings } from '../strings';
import { ExampleFaces } from './ExampleFaces';

/** An example with its overall score, per mille; null if it has none. */
export interface ExampleScore {
  readonly id: ExampleId;
  readonly name: string;
  readonly score: number | null;
}

interface FirstScreenProps {
  /** What Facet does: in a few words, and in one sentence. */
  readonly title: string;
  readonly lede: string;
  readonly example: Report;
  readonly scores: readonly ExampleScore[];
}

/** What Facet does, shown with one brand; the field to do it with, and what a first visit asks before typing. */
export function FirstScreen({ title, lede, example, scores }: FirstScreenProps) {
  const t = useStrings('home');
  const locale = useLocale();
  return (
    <section className="hero">
      <div>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <LeadingAddressForm />
        <ul className="promises">
          <li>{t('promise.free')}</li>
          <li>{t('promise.time', { time: pseudoText(locale, formatSeconds(locale, ASSESSMENT_SECONDS)) })}</li>
          <li>
            <LinkedText text={t('promise.kept')} links={{ privacy: pathTo(locale, 'legal', { slug: 'privacy' }) }} />
          </li>
        </ul>
        <div className="look-first">
          <Examples scores={scores} />
          <p>
            <a href={pathTo(locale, 'brand-comparison')}>{t('compare')}</a>
          </p>
        </div>
      </div>
      <ExampleFaces report={example} />
    </section>
  );
}

/** The examples, each one click away; where no script runs, a function answers with their reports. */
function Examples({ scores }: Pick<FirstScreenProps, 'scores'>) {
  const t = useStrings('home');
  const locale = useLocale();
  return (
    <>
      <p id="look-first">{t('examples.title')}</p>
      <ul className="scored leads-on" aria-labelledby="look-first">
        {scores.map(({ id, name, score }) => (
          <li key={id}>
            <a href={`${pathTo(locale, 'brand-assessment')}?example=${id}`}>
              <bdi>{name}</bdi>
            </a>{' '}
            {score !== null && <b className={`score ${BAND_CLASSES[bandOf(score)]}`}>{formatScore(locale, score)}</b>}
          </li>
        ))}
      </ul>
      <noscript>
        <Form className="scored" action={ASKED_PATHS.assess}>
          {scores.map(({ id, name }) => (
            <button key={id} className="button-quiet" name="example" value={id}>
              <bdi>{name}</bdi>
            </button>
          ))}
        </Form>
      </noscript>
    </>
  );
}
