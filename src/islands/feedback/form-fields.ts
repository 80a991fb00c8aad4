/** The form's fields are the browser's own and not React's: what was typed before the script came stays. */
import { FEEDBACK_FIELDS, type FeedbackValues } from '../../site/feedback';

/** What is filled in now. */
export function valuesOf(form: HTMLFormElement): FeedbackValues {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(FEEDBACK_FIELDS.map((name) => [name, text(name)]));
}

/** Fills in what is given, and leaves the rest. */
export function fillIn(form: HTMLFormElement, values: FeedbackValues): void {
  for (const name of FEEDBACK_FIELDS) {
    const value = values[name];
    const field = form.elements.namedItem(name);
    if (value === undefined || field === null) continue;
    // A list of radio buttons has a value too: the chosen one's.
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value;
    }
  }
}

/** The chosen screenshot; null if none is. A form without one holds an empty file without a name. */
export function screenshotOf(form: HTMLFormElement): File | null {
  const file = new FormData(form).get('screenshot');
  return file instanceof File && file.name !== '' ? file : null;
}
