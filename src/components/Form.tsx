import type { FormEvent, ReactNode, Ref } from 'react';
import { useLocale } from './strings';

/**
 * What an island adds to a form that a function answers where no script runs. It is left out until script runs, so that
 * the page as it was sent is the page without script. Forms with more to add extend it by their own slots.
 */
export interface LiveForm {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly form?: Ref<HTMLFormElement>;
}

interface FormProps {
  /** What answers without script. */
  readonly action: string;
  /** `get` leads to a page, `post` sends to a function, in the page's locale. */
  readonly method?: 'get' | 'post';
  readonly className?: string;
  readonly id?: string;
  /** For files. */
  readonly encType?: 'multipart/form-data';
  /** Whether the browser's own check is left out where no script runs, too. */
  readonly noValidate?: boolean;
  readonly live?: LiveForm | undefined;
  readonly children: ReactNode;
}

/** A form with and without script. With script, the page's own messages replace the browser's validation. */
export function Form({ method = 'post', noValidate = false, live, children, ...attributes }: FormProps) {
  const locale = useLocale();
  const submit = live && {
    ref: live.form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      live.onSubmit(event);
    },
  };
  return (
    <form {...attributes} method={method} noValidate={noValidate || live !== undefined} {...submit}>
      {method === 'post' && <input type="hidden" name="locale" value={locale} />}
      {children}
    </form>
  );
}
