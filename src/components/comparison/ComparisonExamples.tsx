import type { FormEvent } from 'react';
import { EXAMPLES, EXAMPLE_IDS, type ExampleId } from '../../site/examples';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';

interface ComparisonExamplesProps {
  /** Where the form goes without script: it answers with the comparison as a page. */
  readonly action: string;
  /** Adds examples to the comparison, where script runs. */
  readonly onAdd?: (ids: readonly ExampleId[]) => void;
}

/** The recorded examples: all of them compared, and where script runs each to be added. */
export function ComparisonExamples({ action, onAdd }: ComparisonExamplesProps) {
  const t = useStrings('comparison');
  const locale = useLocale();
  const addAll = (event: FormEvent) => {
    if (onAdd === undefined) return;
    event.preventDefault();
    onAdd(EXAMPLE_IDS);
  };
  return (
    <section className="examples" aria-labelledby="examples-title">
      <h2 id="examples-title">{t('examples.title')}</h2>
      <p className="hint">{t('examples.intro')}</p>
      <form action={action} method="post" onSubmit={addAll}>
        <input type="hidden" name="locale" value={locale} />
        {EXAMPLE_IDS.map((id) => (
          <input key={id} type="hidden" name="example" value={id} />
        ))}
        <p className="keeping-buttons">
          <button className="button-quiet">{t('examples.all')}</button>
          {onAdd !== undefined &&
            EXAMPLES.map(({ id, name }) => (
              <button key={id} type="button" className="button-quiet" onClick={() => onAdd([id])}>
                <Isolated text={t('examples.add', { name: isolate(name) })} />
              </button>
            ))}
        </p>
      </form>
    </section>
  );
}
