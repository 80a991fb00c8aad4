import { useStrings } from '../../../components/strings';
import { milestone } from './milestone';
import type { State } from '../assessment-state';

/** What is announced while an assessment runs: a few sentences, not every request. Always in the page, so that changes are heard. */
export function Status({ state }: { readonly state: State }) {
  const t = useStrings('assessment');
  const reached = milestone(state);
  return (
    <p className="status" role="status">
      {reached && t(`status.${reached}`)}
    </p>
  );
}
