import type { ExampleId } from '../../site/examples';
import { pathTo } from '../../site/routes';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { BAND_CLASSES, bandOf } from '../band';
import { Form } from '../Form';
import { formatScore } from '../format';
import { Gem, type GemFacet } from '../Gem';
import { useLocale, useStrings } from '../strings';

/** A recorded example, as its report draws it. */
export interface ShownExample {
  readonly id: ExampleId;
  readonly name: string;
  /** The overall score, per mille; null if there is none. */
  readonly score: number | null;
  readonly facets: readonly GemFacet[];
}

/** The examples, each with its gem and one click away from its report. */
export function Examples({ examples }: { readonly examples: readonly ShownExample[] }) {
  const t = useStrings('home');
  const locale = useLocale();
  return (
    <section className="sheet section">
      <div className="margin">
        <h2>{t('examples.title')}</h2>
        <p>{t('examples.intro')}</p>
        <p>
          <a href={pathTo(locale, 'brand-comparison')}>{t('compare')}</a>
        </p>
      </div>
      <ul className="thirds brands">
        {examples.map((example) => (
          <Example key={example.id} {...example} />
        ))}
      </ul>
    </section>
  );
}

/** Where no script runs, a function answers with the report. */
function Example({ id, name, score, facets }: ShownExample) {
  const report = useStrings('report');
  const t = useStrings('assessment');
  const locale = useLocale();
  const band = score === null ? null : bandOf(score);
  return (
    <li>
      <Gem facets={facets} size={168} />
      <h3 className="leads-on">
        <a href={`${pathTo(locale, 'brand-assessment')}?example=${id}`}>
          <bdi>{name}</bdi>
        </a>
      </h3>
      <noscript>
        <Form action={ASKED_PATHS.assess}>
          <button className="button-quiet" name="example" value={id}>
            <bdi>{name}</bdi>
          </button>
        </Form>
      </noscript>
      {score !== null && band !== null && (
        <p className={`score ${BAND_CLASSES[band]}`}>
          {report(`band.${band}.word`)} {formatScore(locale, score)}
        </p>
      )}
      <p>{t(`examples.${id}`)}</p>
    </li>
  );
}
