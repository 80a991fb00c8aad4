import { useEffect, useState, type RefObject } from 'react';
import { checkScreenshot, hasTooManyPixels, type ScreenshotCode } from '../../site/feedback';
import { screenshotOf } from './form-fields';

/** A file that was chosen, as far as it is shown. */
export interface Chosen {
  readonly name: string;
  readonly bytes: number;
  readonly code: ScreenshotCode;
  /** URL of the picture, null while it is read and where it cannot be shown. */
  readonly picture: string | null;
}

/** Follows what is chosen in the form's file field. The policy allows pictures from `data:` URLs, not from `blob:`. */
export function useScreenshot(form: RefObject<HTMLFormElement>): {
  readonly chosen: Chosen | null;
  readonly remove: () => void;
} {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useEffect(() => {
    const field = fieldOf(form.current);
    let reader: FileReader | null = null;
    const read = (): void => {
      reader?.abort();
      reader = null;
      const file = form.current && screenshotOf(form.current);
      if (!file) {
        setChosen(null);
        return;
      }
      const facts = { name: file.name, bytes: file.size, code: checkScreenshot(file) };
      setChosen({ ...facts, picture: null });
      if (facts.code !== null || file.type === '') return;
      const own = new FileReader();
      reader = own;
      own.addEventListener('load', () => {
        if (reader !== own || typeof own.result !== 'string') return;
        const picture = own.result;
        setChosen({ ...facts, picture });
        const image = new Image();
        image.addEventListener('load', () => {
          const isLarge = hasTooManyPixels({ width: image.naturalWidth, height: image.naturalHeight });
          if (reader === own && isLarge) setChosen({ ...facts, code: 'image-too-large', picture });
        });
        image.src = picture;
      });
      own.readAsDataURL(file);
    };
    // A browser may bring back the choice when a page is loaded again.
    read();
    field?.addEventListener('change', read);
    return () => {
      reader?.abort();
      field?.removeEventListener('change', read);
    };
  }, [form]);

  const remove = (): void => {
    const field = fieldOf(form.current);
    if (field === null) return;
    field.value = '';
    setChosen(null);
    // The button goes, and must not take the focus with it.
    field.focus();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return { chosen, remove };
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('screenshot');
  return field instanceof HTMLInputElement ? field : null;
}
