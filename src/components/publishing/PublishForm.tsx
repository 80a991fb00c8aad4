import type { PublishedKind } from '../../site/published-reports';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { Form } from '../Form';
import { useStrings } from '../strings';
import { BeforePublishing } from './BeforePublishing';

export interface PublishFormProps {
  readonly kind: PublishedKind;
  /** Under which it is stored at most once, however often the form is sent. */
  readonly reportKey: string;
  /** The fragment of a private link to what is shown. */
  readonly payload: string;
}

/** Publishes what a page without script shows. */
export function PublishForm({ kind, reportKey, payload }: PublishFormProps) {
  const t = useStrings('publishing');
  return (
    <Form action={ASKED_PATHS.publish}>
      <input type="hidden" name="key" value={reportKey} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="payload" value={payload} />
      <BeforePublishing kind={kind} />
      <p>
        <button className="button">{t(`submit.${kind}`)}</button>
      </p>
    </Form>
  );
}
