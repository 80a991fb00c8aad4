/** What endpoints answer beside data: redirects, nothing, and pages of the site filled into its shells. */
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { StringsProvider, translator } from '../../components/strings';
import type { Locale } from '../../site/locales';
import type { ShellName } from './artifacts';
import type { Services, Session } from './services';
import { fillShell, type ShellContent } from './shell';

/** 204: done, and nothing to tell. */
export const noContent = () => new Response(null, { status: 204 });

/**
 * @param location built by us: never text that came in
 * @param cookies values of Set-Cookie
 * @returns 303, after which browsers ask by GET, no matter which method they used before. RFC 9110 §15.4.4
 */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Answers a change that has nothing to tell but that it was made: a form with a page to go to, so that loading it again
 * repeats nothing; data with no content.
 *
 * @param path of the page
 */
export function doneResponse({ request }: { readonly request: Request }, path: string): Response {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  return isForm ? seeOther(path) : noContent();
}

/** Where a page is shown: a call, or what is known about one. */
export interface Audience {
  readonly locale: Locale;
  readonly services: Pick<Services, 'artifacts'>;
  /** Who is signed in, if known. */
  readonly session?: Pick<Session, 'name' | 'email'> | null;
}

/** What the header says about the person who is signed in; an identity provider may state neither name nor address. */
function personOf({ locale, session }: Audience, strings: i18n): string {
  return session ? (session.name ?? session.email ?? translator(strings, locale, 'site')('nav.signedIn')) : '';
}

/** A shell, filled. @param strings with the namespace `site` */
export async function shellResponse(
  audience: Audience,
  strings: i18n,
  shell: ShellName,
  status: number,
  content: Omit<ShellContent, 'person'>,
): Promise<Response> {
  const { locale, services } = audience;
  const person = personOf(audience, strings);
  const html = fillShell(await services.artifacts.shell(locale, shell), { ...content, person });
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

export interface PageFacts {
  readonly shell?: ShellName;
  readonly status?: number;
  /** Path below the locale of the page this is shown in place of; empty if there is no such page. */
  readonly path: string;
  /** Without the site's name, which is added as every page has it. */
  readonly title: string;
  /** What is in the head besides the title, of a page that others may link to. */
  readonly head?: ReactElement;
}

/**
 * A page of components, without anything for a script to find.
 *
 * @param strings with the namespace `site`
 */
export async function pageResponse(
  audience: Audience,
  strings: i18n,
  { shell = 'page', status = 200, path, title, head }: PageFacts,
  element: ReactElement,
): Promise<Response> {
  const { locale } = audience;
  // Loaded when needed: most answers are redirects and streams.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const rendered = (part: ReactElement) =>
    renderToStaticMarkup(
      <StringsProvider i18n={strings} locale={locale}>
        {part}
      </StringsProvider>,
    );
  const name = translator(strings, locale, 'site')('name');
  return shellResponse(audience, strings, shell, status, {
    path,
    title: `${title} · ${name}`,
    main: rendered(element),
    ...(head && { head: rendered(head) }),
  });
}
