/**
 * The embedded provider's own pages. Only developers and tests read them: English only, no script. Those of
 * oidc-provider load fonts from elsewhere, know no personas and no sign-up, and say on the console that they should not
 * be used.
 */
import type { ReactNode } from 'react';
import { developersPage, developersStyleSource } from '../developers-page';
import { PERSON_LIMITS, type Person } from './people';

const STYLE = `
main { max-inline-size: 36rem }
form { display: grid; gap: .5rem; margin-block-end: 2rem }
h2 { margin: 0; font-size: 1.125rem }
button, input { font: inherit; color: inherit; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .875rem; background: var(--paper); text-align: start; border: 1px solid var(--line); border-radius: .25rem }
button strong, button small { display: block; overflow-wrap: anywhere }
small { color: var(--quiet); font-size: .875rem }
`;

/**
 * Policy of every response. Forms of oidc-provider that submit themselves add the hash of their script; form-action
 * names the site, since the response to a form redirects there.
 */
export function securityPolicy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${developersStyleSource(STYLE)}`,
    `form-action 'self' ${siteOrigin}`,
    'img-src data:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function page(title: string, children: ReactNode): string {
  return developersPage({ server: 'provider for development', title, style: STYLE, children });
}

/** A list of people to pick from, and a form for someone else. @param path action of this sign-in's forms */
export function signInPage(path: string, people: readonly Person[]): string {
  return page(
    'Sign in as',
    <>
      <p className="quiet">
        This provider runs on your machine for development and tests alone. Everyone may be anybody here; no password is
        asked.
      </p>
      <form method="post" action={path}>
        {people.map(({ id, name, language, email, roles }) => (
          <button key={id} name="person" value={id}>
            <strong>
              <bdi {...(language !== null && { lang: language })}>{name}</bdi>
            </strong>{' '}
            <small>
              {email} · {roles === null ? 'no roles claim' : `roles: ${roles.join(', ')}`}
            </small>
          </button>
        ))}
      </form>
      <form method="post" action={path}>
        <h2>Somebody else</h2>
        <p className="quiet">The person has the role “member” and stays until this provider ends.</p>
        <label htmlFor="name">Name</label>
        <input id="name" name="name" required maxLength={PERSON_LIMITS.nameCharacters} autoComplete="name" />
        <label htmlFor="email">E-mail</label>
        <input id="email" name="email" type="email" required maxLength={PERSON_LIMITS.emailCharacters} />
        <button>Create and sign in</button>
      </form>
      <form method="post" action={path}>
        <button name="cancel" value="yes">
          Cancel
        </button>
      </form>
    </>,
  );
}

/** @param form the library's own form as HTML, which the buttons belong to */
export function signOutPage(form: string): string {
  return page(
    'Sign out here, too?',
    <>
      <p>You are signed out of the site. While you stay signed in here, signing in there does not ask who you are.</p>
      <div dangerouslySetInnerHTML={{ __html: form }} />
      <button form="op.logoutForm" name="logout" value="yes">
        Sign out
      </button>
      <button form="op.logoutForm">Stay signed in</button>
    </>,
  );
}

/** A message with a link to the site, if nothing can be done here. */
export function messagePage(title: string, message: string, siteOrigin: string): string {
  return page(
    title,
    <>
      <p>{message}</p>
      <a href={`${siteOrigin}/`}>To the site</a>
    </>,
  );
}
