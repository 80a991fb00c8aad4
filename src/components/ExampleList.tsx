import type { FormEvent } from 'react';
import { EXAMPLES, EXAMPLE_IDS, type ExampleId } from '../site/examples';
import { Form } from './Form';
import { useStrings } from './strings';

interface ExampleListProps {
  /** Where the form goes without script: it answers with the report as a page. */
  readonly action: string;
  /** Opens an example here, where script runs. */
  readonly onOpen?: (id: ExampleId) => void;
}

/** The recorded examples, so that a report can be seen before a URL is typed. */
export function ExampleList({ action, onOpen }: ExampleListProps) {
  const t = useStrings('assessment');
  const open = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const id = EXAMPLE_IDS.find((known) => submitter instanceof HTMLButtonElement && submitter.value === known);
    if (id !== undefined) onOpen?.(id);
  };
  return (
    <section className="examples" aria-labelledby="examples-title">
      <h2 id="examples-title">{t('examples.title')}</h2>
      <p className="hint">{t('examples.intro')}</p>
      <Form action={action} live={onOpen && { onSubmit: open }}>
        <ul>
          {EXAMPLES.map(({ id, name }) => (
            <li key={id}>
              <button className="button-quiet" name="example" value={id} aria-describedby={`example-${id}`}>
                <bdi>{name}</bdi>
              </button>{' '}
              <span id={`example-${id}`}>{t(`examples.${id}`)}</span>
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}
