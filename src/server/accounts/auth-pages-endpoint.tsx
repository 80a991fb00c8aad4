/** The account pages, `/{locale}/auth/{pathname}/`: rendered on request, since each shows who is signed in. */
import type { ReactElement } from 'react';
import { providerFacts, type ProviderFacts } from '../../components/account/account-facts';
import { AccountPage } from '../../components/account/AccountPage';
import { AccountOffer } from '../../components/account/AccountOffer';
import {
  CallbackPage,
  HandOver,
  OffPage,
  SignedInPage,
  SignInErrorPage,
  SignInPage,
} from '../../components/account/SignInPages';
import { DeleteAccountPage } from '../../components/account/DeleteAccountPage';
import { PUBLISHED_ON_A_PAGE, PUBLISHED_PAGE } from '../../components/account/PublishedThings';
import { SignedOutPage, SignOutPage } from '../../components/account/SignOutPages';
import { translator } from '../../components/strings';
import { isSignInError, SIGN_IN_ERRORS, SIGNED_OUT } from '../../site/accounts';
import { AUTH_PATHNAMES, pathTo, type AuthPathname } from '../../site/routes';
import { editsOf } from '../feedback/store';
import { listPublished } from '../reports/store';
import { listSaved } from './saved-reports';
import { sessionsOf } from './sessions';
import type { Session } from '../platform/services';
import { pageResponse, type PageFacts } from '../platform/answers';
import type { Answer, Call, Handler } from '../platform/endpoint';
import { knownPage, requestedPage } from '../platform/return-address';
import { createStrings } from '../platform/strings';

const strings = createStrings(['account', 'auth', 'checks', 'published', 'report', 'site']);

type PageParts = Omit<PageFacts, 'path'> & { readonly element: ReactElement };

/** Which account page a URL means, or null if none. */
function pathnameOf({ url, locale, locales }: Call<null>): AuthPathname | null {
  const path = requestedPage(url.pathname, locales)?.path;
  return AUTH_PATHNAMES.find((pathname) => pathTo(locale, 'auth', { pathname }) === path) ?? null;
}

/**
 * The page to come back to, if the URL names one of ours. Of the account pages only the account itself makes sense once
 * signed in.
 */
function returnToOf({ url, locale, locales }: Call<null>): string | null {
  const page = knownPage(url.searchParams.get('returnTo') ?? '', locales);
  if (page === null) return null;
  return page.id === 'auth' ? pathTo(locale, 'auth', { pathname: 'account' }) : page.path;
}

function signInPage(call: Call<null>, kind: 'sign-in' | 'sign-up', provider: ProviderFacts): PageParts {
  const t = translator(strings, call.locale, 'auth');
  const returnTo = returnToOf(call);
  return call.session === null
    ? { title: t(`${kind}.title`), element: <SignInPage kind={kind} provider={provider} returnTo={returnTo} /> }
    : { title: t('signedIn.title'), element: <SignedInPage name={call.session.name} returnTo={returnTo} /> };
}

function signOutPage({ url, locale, session }: Call<null>): PageParts {
  const t = translator(strings, locale, 'auth');
  if (session !== null) return { title: t('sign-out.title'), element: <SignOutPage name={session.name} /> };
  const asked = url.searchParams.get('done');
  const done = SIGNED_OUT.find((known) => known === asked) ?? null;
  return {
    title: done === null ? t('sign-out.title') : t(`done.${done}.title`),
    element: <SignedOutPage done={done} />,
  };
}

function errorPage({ url, locale, session, services }: Call<null>): PageParts {
  const t = translator(strings, locale, 'auth');
  const asked = url.searchParams.get('reason');
  const reason = isSignInError(asked) ? asked : null;
  return {
    status: reason === null ? 200 : SIGN_IN_ERRORS[reason],
    title: reason === null ? t('error.title') : t(`reason.${reason}.title`),
    element: <SignInErrorPage reason={reason} person={session} on={services.environment.identity !== null} />,
  };
}

/** 1-based page number in a list, which may have fewer. */
function pageNumber(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

async function accountPage(
  { url, locale, services }: Call<null>,
  session: Session,
  provider: ProviderFacts,
  list: typeof listSaved,
): Promise<PageParts> {
  const t = translator(strings, locale, 'account');
  const { storage } = services;
  const { member } = session;
  const [sessions, items, published] = await Promise.all([
    sessionsOf(services, member),
    list(storage, member),
    listPublished(storage, member, pageNumber(url.searchParams.get(PUBLISHED_PAGE)), PUBLISHED_ON_A_PAGE),
  ]);
  if (url.searchParams.get('confirm') === 'delete') {
    const hasEdited = (await editsOf(storage, member)).length > 0;
    const counts = { saved: items.length, published: published.total, sessions: sessions.length, hasEdited };
    return {
      shell: 'account',
      title: t('delete.title'),
      element: <DeleteAccountPage provider={provider} {...counts} />,
    };
  }
  return {
    shell: 'account',
    title: t('title'),
    element: (
      <AccountPage
        person={session}
        provider={provider}
        sessions={sessions.map((known) => ({ ...known, current: known.id === session.id }))}
        items={items}
        page={pageNumber(url.searchParams.get('page'))}
        published={published}
        address={url.searchParams.get('address')}
      />
    ),
  };
}

async function partsOf(call: Call<null>, pathname: AuthPathname, list: typeof listSaved): Promise<PageParts> {
  const { locale, session, services } = call;
  const { identity } = services.environment;
  const t = translator(strings, locale, 'auth');
  if (pathname === 'error') return errorPage(call);
  if (pathname === 'sign-out') return signOutPage(call);
  const provider = identity === null ? null : providerFacts(identity, locale);
  const title = t(`${pathname}.title`);
  if (provider === null) return { title, element: <OffPage pathname={pathname} /> };
  switch (pathname) {
    case 'account':
      return session === null
        ? { shell: 'account', title, element: <AccountOffer provider={provider} /> }
        : accountPage(call, session, provider, list);
    case 'sign-in':
    case 'sign-up':
      return signInPage(call, pathname, provider);
    case 'callback':
      return { title, element: <CallbackPage signedIn={session !== null} /> };
    default:
      return { title, element: <HandOver subject={pathname} provider={provider} /> };
  }
}

/** @param list replaced in tests */
export function authPagesHandlerWith(list: typeof listSaved): Handler<null> {
  return {
    async respond(call): Promise<Answer> {
      const pathname = pathnameOf(call);
      if (pathname === null) return { code: 'not-found' };
      const { element, ...page } = await partsOf(call, pathname, list);
      return pageResponse(call, strings, { ...page, path: `auth/${pathname}/` }, element);
    },
  };
}

export const authPagesHandler: Handler<null> = authPagesHandlerWith(listSaved);
