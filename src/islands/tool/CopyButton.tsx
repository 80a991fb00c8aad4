import { useStrings } from '../../components/strings';
import { useCopying } from './sharing/use-copying';

interface CopyButtonProps {
  readonly text: string;
  /** Id of the element that shows the text; it is selected if the browser does not let the page copy. */
  readonly codeId: string;
  /** What is copied, for who hears only the button. */
  readonly title: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, codeId, title }: CopyButtonProps) {
  const t = useStrings('report');
  const { copied, copy } = useCopying(() => {
    const code = document.getElementById(codeId);
    if (code) window.getSelection()?.selectAllChildren(code);
  });
  return (
    <p className="fix-copy">
      <button type="button" className="button-quiet" onClick={() => void copy(text)}>
        {t('copying.copy')} <span className="hidden-visually">{title}</span>
      </button>
      <span role="status">{copied && t(`copying.${copied}`)}</span>
    </p>
  );
}
