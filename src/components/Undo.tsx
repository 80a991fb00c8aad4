import { Form } from './Form';
import { useStrings } from './strings';

/** What brings back what was just deleted. */
export interface UndoProps {
  /** Where its form is sent. */
  readonly action: string;
  /** What the form sends. Nothing else keeps it. */
  readonly held: string;
}

/** The button that undoes a deletion. The page contains the deleted report, so it works without script. */
export function Undo({ action, held }: UndoProps) {
  const t = useStrings('undo');
  return (
    <>
      <Form action={action}>
        <input type="hidden" name="action" value="undo" />
        <input type="hidden" name="held" value={held} />
        <p>
          <button className="button">{t('button')}</button>
        </p>
      </Form>
      <p>{t('text')}</p>
    </>
  );
}

/** What is kept of something that was deleted. @param days for how long */
export function KeptOfDeleted({ days }: { readonly days: number }) {
  return <>{useStrings('undo')('kept', { days })}</>;
}
