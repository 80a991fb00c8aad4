import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useStrings } from '../../components/strings';
import { DEFAULT_LOCALE, writtenLocale, type Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { questionIn, type Question } from './find';
import { SearchResults } from './SearchResults';
import { useSearch } from './use-search';

/** The question a form holds, in the fields the URL has. */
function questionOf(form: HTMLFormElement): Question {
  const fields = new FormData(form);
  const query = fields.get('q');
  return { query: typeof query === 'string' ? query : '', english: fields.has('en') };
}

/** The form's elements, and what asks the question that they hold. */
function useFields(ask: (question: Question) => void) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const english = useRef<HTMLInputElement>(null);
  const read = (): void => {
    if (form.current) ask(questionOf(form.current));
  };

  const onInput = ({ nativeEvent }: FormEvent): void => {
    // A word that an input method is still composing is not what someone searches for.
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) read();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !field.current?.value) return;
    event.preventDefault();
    field.current.value = '';
    read();
  };

  useEffect(() => {
    const shared = questionIn(window.location.search);
    if (field.current?.value === '') field.current.value = shared.query;
    if (english.current && shared.english) english.current.checked = true;
    if (form.current) ask(questionOf(form.current));
  }, [ask]);

  return { form, field, english, read, onInput, onKeyDown };
}

/**
 * The search of the posts listing. Its fields are the browser's own and not React's: what was typed before the script
 * was there stays, and an input method is not disturbed.
 */
export function SearchIsland({ locale }: { readonly locale: Locale }) {
  const t = useStrings('search');
  const { state, ask, more, retry } = useSearch(locale);
  const { form, field, english, read, onInput, onKeyDown } = useFields(ask);
  const onRetry = (): void => {
    retry();
    // The button goes, and must not take the focus with it.
    field.current?.focus();
  };

  return (
    <>
      <form
        ref={form}
        role="search"
        method="get"
        action={pathTo(locale, 'posts')}
        onInput={onInput}
        onCompositionEnd={read}
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <label htmlFor="search-field">{t('label')}</label>
        <input
          ref={field}
          id="search-field"
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
        />
        {writtenLocale(locale) !== DEFAULT_LOCALE && (
          <label className="choice">
            <input ref={english} type="checkbox" name="en" value="1" />
            {t('english')}
          </label>
        )}
      </form>
      <SearchResults state={state} onMore={more} onRetry={onRetry} />
    </>
  );
}
