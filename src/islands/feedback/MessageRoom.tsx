import { useEffect, useState, type RefObject } from 'react';
import { messageLength } from '../../site/feedback';
import { formatNumber } from '../../components/format';
import { useLocale, useStrings } from '../../components/strings';
import { LIMITS } from '../../site/limits';
import { valuesOf } from './form-fields';

/** From here on the form says how much room is left. */
const SCARCE = 500;

/** How many characters of the message are left. Read out once when they become few, and once when they are used up. */
export function MessageRoom({ form }: { readonly form: RefObject<HTMLFormElement> }) {
  const t = useStrings('feedback');
  const locale = useLocale();
  const [left, setLeft] = useState<number>(LIMITS.messageCharacters);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const count = (): void => setLeft(LIMITS.messageCharacters - messageLength(valuesOf(element).message ?? ''));
    // After everything else that fills the form in as the page opens.
    queueMicrotask(count);
    element.addEventListener('input', count);
    return () => element.removeEventListener('input', count);
  }, [form]);
  const scarce = left <= SCARCE;
  const max = formatNumber(locale, LIMITS.messageCharacters);
  return (
    <>
      <p className="hint" hidden={!scarce} aria-hidden>
        {left < 0 ? t('island.over', { count: -left }) : t('island.left', { count: left })}
      </p>
      <p className="hidden-visually" role="status">
        {left < 0
          ? t('errors.message.too-long', { max })
          : scarce
            ? t('island.scarce', { number: formatNumber(locale, SCARCE) })
            : ''}
      </p>
    </>
  );
}
