import { EXAMPLES, EXAMPLE_IDS, type ExampleId } from '../../site/examples';
import { Form } from '../Form';
import { isolate, Isolated } from '../report/isolate';
import { useStrings } from '../strings';

interface ComparisonExamplesProps {
  /** Where the form goes without script: it answers with the comparison as a page. */
  readonly action: string;
  /** Adds examples to the comparison, where script runs. */
  readonly onAdd?: (ids: readonly ExampleId[]) => void;
}

/** The recorded examples: all of them compared, and where script runs each to be added. */
export function ComparisonExamples({ action, onAdd }: ComparisonExamplesProps) {
  const t = useStrings('comparison');
  return (
    <section className="examples" aria-labelledby="examples-title">
      <h2 id="examples-title">{t('examples.title')}</h2>
      <p className="hint">{t('examples.intro')}</p>
      <Form action={action} live={onAdd && { onSubmit: () => onAdd(EXAMPLE_IDS) }}>
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
      </Form>
    </section>
  );
}
