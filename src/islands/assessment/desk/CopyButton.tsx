import { useState } from 'react';
import { useStrings } from '../../../components/strings';

interface CopyButtonProps {
  readonly text: string;
  /** Id of the element that shows the text; it is selected where the browser does not let the page copy. */
  readonly codeId: string;
  /** What is copied, for who hears only the button. */
  readonly title: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, codeId, title }: CopyButtonProps) {
  const t = useStrings('fixes');
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    // What was said before goes first, so that the same words are heard again.
    setDone(null);
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch {
      const code = document.getElementById(codeId);
      if (code) window.getSelection()?.selectAllChildren(code);
      setDone('selected');
    }
  };
  return (
    <p className="fix-copy">
      <button type="button" className="button-quiet" onClick={() => void copy()}>
        {t('copy')} <span className="hidden-visually">{title}</span>
      </button>
      <span role="status">{done && t(done)}</span>
    </p>
  );
}
