/** The embedded provider's own pages. Only developers and tests read them: English only, no script. */
import type { ReactElement, ReactNode } from 'react';
import { developersPage, developersStyleSource } from '../developers-page';
import { PERSON_LIMITS, type Person, type PersonProblems } from './people';

const STYLE = `
main { max-inline-size: 36rem }
h2 { margin-block: 2rem .5rem; font-size: 1.125rem }
p { margin-block: 0 1rem }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
button, input { font: inherit; color: inherit; border: 1px solid var(--line); border-radius: .25rem }
button { min-block-size: 2.75rem; padding: .5rem .875rem; background: var(--paper); text-align: start; cursor: pointer }
button:hover { background: color-mix(in srgb, var(--ink) 8%, var(--paper)) }
li button { inline-size: 100% }
button strong, button small { display: block; overflow-wrap: anywhere }
small, .quiet { color: var(--quiet); font-size: .875rem }
label { display: block; font-weight: 600; margin-block: 1rem .25rem }
input { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; background: var(--paper) }
input[aria-invalid] { border: 2px solid var(--wrong) }
.wrong { color: var(--wrong); margin-block: .25rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-block: 1.5rem }
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

function Name({ person }: { readonly person: Pick<Person, 'name' | 'language'> }): ReactElement {
  return <bdi {...(person.language === null ? {} : { lang: person.language })}>{person.name}</bdi>;
}

function rolesText(roles: Person['roles']): string {
  return roles === null ? 'no roles claim' : `roles: ${roles.join(', ')}`;
}

function Cancel({ path }: { readonly path: string }): ReactElement {
  return (
    <form method="post" action={path}>
      <button name="cancel" value="yes">
        Cancel
      </button>
    </form>
  );
}

/** @param path action of this sign-in's forms */
export function choicePage(path: string, people: readonly Person[]): string {
  return page(
    'Sign in as',
    <>
      <p className="quiet">
        This provider runs on your machine for development and tests alone. Everyone may be anybody here; no password is
        asked.
      </p>
      <form method="post" action={path}>
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <button name="person" value={person.id}>
                <strong>
                  <Name person={person} />
                </strong>{' '}
                <small>
                  {person.email} · {rolesText(person.roles)}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </form>
      <h2>Somebody else</h2>
      <p>
        <a href={`${path}/new`}>Create a person</a>
      </p>
      <Cancel path={path} />
    </>,
  );
}

export interface EnteredPerson {
  readonly name: string;
  readonly email: string;
  readonly problems: PersonProblems;
}

/** The form for a new person, with the previous input if that was refused. */
export function creationPage(path: string, entered: EnteredPerson): string {
  const fields = [
    { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', limit: PERSON_LIMITS.nameCharacters },
    { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', limit: PERSON_LIMITS.emailCharacters },
  ] as const;
  const firstWrong = fields.find(({ name }) => entered.problems[name] !== undefined)?.name;
  return page(
    firstWrong === undefined ? 'Create a person' : 'The person could not be created',
    <>
      <p className="quiet">The person has the role “member” and stays until this provider ends.</p>
      <form method="post" action={`${path}/new`} noValidate>
        {fields.map(({ name, label, limit, ...rest }) => {
          const problem = entered.problems[name];
          return (
            <div key={name}>
              <label htmlFor={name}>{label}</label>
              {problem !== undefined && (
                <p className="wrong" id={`${name}-problem`}>
                  {problem}
                </p>
              )}
              <input
                {...{ id: name, name, maxLength: limit, required: true, defaultValue: entered[name], ...rest }}
                {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` })}
                autoFocus={firstWrong === name}
              />
            </div>
          );
        })}
        <p className="actions">
          <button>Create and sign in</button>
        </p>
      </form>
      <p>
        <a href={`${path}/people`}>Choose somebody who is there already</a>
      </p>
      <Cancel path={path} />
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
      <p className="actions">
        <button form="op.logoutForm" name="logout" value="yes">
          Sign out
        </button>
        <button form="op.logoutForm">Stay signed in</button>
      </p>
    </>,
  );
}

/** A message with a link to the site, if nothing can be done here. */
export function messagePage(title: string, message: string, siteOrigin: string): string {
  return page(
    title,
    <>
      <p>{message}</p>
      <p>
        <a href={`${siteOrigin}/`}>To the site</a>
      </p>
    </>,
  );
}
