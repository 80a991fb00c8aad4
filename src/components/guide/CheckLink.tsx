import { pathTo } from '../../site/routes';
import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { useLocale } from '../strings';

/** The name of a check, leading to its page. */
export function CheckLink({ id }: { readonly id: string }) {
  const text = useCheckText();
  return (
    <a href={pathTo(useLocale(), 'guide-check', { check: id })}>
      <Isolated text={text.title(id)} />
    </a>
  );
}
