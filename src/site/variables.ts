/**
 * The table of environment variables: every one the product reads, its default, who reads it, whether a deploy must set
 * it, and what is wrong with a value.
 */
import { parseDsn } from './error-reports';
import { reviewOrigin } from './review-origin';
import { listed, originOf, parseSample, registrableDomainOf, repositoryUrl } from './variable-values';

/** Netlify's deploy contexts, and `dev` for a developer's machine. */
export const DEPLOY_CONTEXTS = ['production', 'deploy-preview', 'branch-deploy', 'dev'] as const;

export type DeployContext = (typeof DEPLOY_CONTEXTS)[number];

/** Whether a deploy is there for reviewers, of a pull request or of a branch. */
export function isPreview(context: DeployContext | undefined): boolean {
  return context === 'deploy-preview' || context === 'branch-deploy';
}

/** Who reads a variable: the build on a machine, a function when it answers. */
export type Reader = 'build' | 'function';

export interface Variable {
  readonly reader: Reader | 'both';
  /** Used where it is unset or empty; nothing where there is none. */
  readonly default?: string;
  /** Whether a production deploy stops without it. */
  readonly required?: true;
  /** What it is for, and what to set: shown beside a problem, and in the docs. */
  readonly purpose: string;
  /** What is wrong with a value, to be said behind the variable's name; empty where nothing is. */
  readonly check?: (value: string, context: DeployContext | undefined) => readonly string[];
}

/** Outputs a build can do without, for measuring the rest or waiting less. */
const OPTIONAL_OUTPUTS = ['cards', 'search', 'pseudo-locales'] as const;

export type OptionalOutput = (typeof OPTIONAL_OUTPUTS)[number];

export function isOptionalOutput(text: string): text is OptionalOutput {
  return OPTIONAL_OUTPUTS.some((known) => known === text);
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** The 48 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7) in base64: all but the 32 of the key are fixed. */
const SIGNING_KEY = /^MC4CAQAwBQYDK2VwBCIEI[A-P][A-Za-z0-9+/]{42}$/;

/** 32 bytes or more in base64 or base64url. */
const SESSION_KEY = /^[A-Za-z0-9+/_-]{43,}={0,2}$/;

function unless(right: boolean, wrong: string): readonly string[] {
  return right ? [] : [wrong];
}

/** Names malformed secrets by their place: whatever stands there may be most of a secret. */
function wrongPlaces(list: string, pattern: RegExp, noun: 'key' | 'secret'): readonly string[] {
  return listed(list).flatMap((entry, index) =>
    unless(pattern.test(entry), `holds no such ${noun} in place ${index + 1}`),
  );
}

function onlyInDevelopment(context: DeployContext | undefined): readonly string[] | null {
  return context === 'dev' ? null : ['is set in a deploy, unset it'];
}

export const VARIABLES = {
  URL: {
    reader: 'both',
    default: 'http://localhost:8888',
    required: true,
    purpose: 'origin of the site, https://example.com; Netlify sets it',
    check: (url) => unless(originOf(url) !== null, `is "${url}", not an origin`),
  },
  CONTEXT: {
    reader: 'both',
    default: 'dev',
    purpose: `deploy context, one of ${DEPLOY_CONTEXTS.join(', ')}; Netlify sets it`,
  },
  OPERATOR_NAME: {
    reader: 'build',
    default: 'Development operator (set OPERATOR_NAME)',
    required: true,
    purpose: 'who runs the site, for the imprint and the privacy page',
  },
  OPERATOR_ADDRESS: {
    reader: 'build',
    default: 'Development address (set OPERATOR_ADDRESS)',
    required: true,
    purpose: 'postal address of whoever runs the site, in one line',
  },
  OPERATOR_EMAIL: {
    reader: 'build',
    default: 'development@example.invalid',
    required: true,
    purpose: 'e-mail address of whoever runs the site',
    check: (email) => unless(EMAIL.test(email), `is "${email}", not an e-mail address`),
  },
  OPERATOR_PROFILES: {
    reader: 'build',
    purpose:
      'profiles of whoever runs the site on other sites, https addresses separated by commas: ' +
      'structured data names them as the same organisation',
    check: (profiles) =>
      listed(profiles).flatMap((profile) =>
        unless(profile.startsWith('https:') && URL.canParse(profile), `holds "${profile}", not an https address`),
      ),
  },
  REPOSITORY_URL: {
    reader: 'build',
    purpose:
      'where the repository can be seen, https://github.com/…; Netlify sets it; without it pages have no edit link',
    check: (value) => {
      const { url, isHttps } = repositoryUrl(value);
      return unless(isHttps, `is "${url}", not an https address`);
    },
  },
  BRANCH: {
    reader: 'build',
    default: 'main',
    purpose: 'branch that edit links lead to, and that the banner of a preview names; Netlify sets it',
  },
  COMMIT_REF: {
    reader: 'build',
    purpose: 'commit that is built, for the banner of a preview; Netlify sets it',
  },
  REVIEW_ID: {
    reader: 'build',
    purpose: 'number of the pull request a preview shows, for its banner; Netlify sets it',
  },
  FACET_REVIEW_BASE: {
    reader: 'build',
    purpose:
      'origin of the site a preview is compared with, https://example.com, or http on this machine; else URL; ' +
      'no other build than a preview or a branch compares itself unless it is set',
    check: (base) => unless(reviewOrigin(base) !== null, `is "${base}", not such an origin`),
  },
  FACET_BUILD_TIME: {
    reader: 'build',
    purpose: 'time the build takes for now, 2026-12-01T08:00:00Z, to see what appears later; else the clock',
    check: (time) => unless(!Number.isNaN(Date.parse(time)), `is "${time}"`),
  },
  FACET_LEAVE_OUT: {
    reader: 'build',
    purpose: `development and benchmarks only: outputs not to be made, of ${OPTIONAL_OUTPUTS.join(', ')}, separated by commas`,
    check: (outputs, context) =>
      listed(outputs).flatMap((entry) =>
        context === 'production'
          ? ['is set in production, unset it']
          : unless(isOptionalOutput(entry), `holds "${entry}"`),
      ),
  },
  BUILD_HOOK_URL: {
    reader: 'both',
    purpose:
      'address that begins a build when content is due to appear, https://api.netlify.com/build_hooks/…: ' +
      'whoever knows it can begin builds; without it such content waits for the next deploy',
  },
  FACET_EXCLUDED_SITES: {
    reader: 'both',
    purpose:
      'sites that are not assessed because their owners have asked for it: ' +
      'registrable domains separated by commas, example.com, example.co.uk',
    check: (sites) =>
      listed(sites).flatMap((site) =>
        unless(registrableDomainOf(site) !== null, `holds "${site}", not a registrable domain`),
      ),
  },
  FACET_SIGNING_KEYS: {
    reader: 'both',
    purpose:
      'private keys reports are signed with, Ed25519 as PKCS #8 in base64, separated by commas: the first one signs, ' +
      'reports signed with the others still count as ours; without it reports are unsigned',
    check: (keys) => wrongPlaces(keys, SIGNING_KEY, 'key'),
  },
  OIDC_ISSUER: {
    reader: 'both',
    purpose:
      'issuer of the identity provider people sign in with, https://login.example.com; ' +
      'without it, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET accounts are off',
  },
  OIDC_CLIENT_ID: {
    reader: 'both',
    purpose: 'id the identity provider knows this site by',
  },
  OIDC_CLIENT_SECRET: {
    reader: 'both',
    purpose: 'secret the identity provider gave this site; without FACET_SESSION_KEYS cookies are sealed by it, too',
  },
  OIDC_ROLES_CLAIM: {
    reader: 'both',
    default: 'roles',
    purpose: 'claim that lists the roles of a person, by its name or as a path: roles, realm_access.roles',
  },
  OIDC_ACCOUNT_URL: {
    reader: 'both',
    purpose:
      'page of the identity provider where people change password and second factor; without it its sign-in form is the way there',
  },
  FACET_SESSION_KEYS: {
    reader: 'both',
    purpose:
      'secrets that session cookies are sealed with, each 32 random bytes or more in base64, separated by commas: the ' +
      'first one seals, cookies sealed with the others are still taken',
    check: (keys) => wrongPlaces(keys, SESSION_KEY, 'key'),
  },
  FACET_FEEDBACK_SECRET: {
    reader: 'both',
    purpose:
      'secrets that proofs of work and private links to messages are made with, each 32 random bytes or more in base64, ' +
      'separated by commas: the first one is used, challenges made with the others are still taken; ' +
      'without it storage keeps a random one',
    check: (secrets) => wrongPlaces(secrets, SESSION_KEY, 'secret'),
  },
  FACET_FEEDBACK_WEBHOOK_URL: {
    reader: 'both',
    purpose: 'address that new messages are posted to, https://…; without it none is',
  },
  FACET_FEEDBACK_WEBHOOK_SECRET: {
    reader: 'both',
    purpose: 'secret of at least 16 characters that what is posted to FACET_FEEDBACK_WEBHOOK_URL is signed with',
  },
  FACET_SMTP_URL: {
    reader: 'both',
    purpose: 'mail server that tells of new messages, smtps://name:password@mail.example.com; without it none does',
  },
  FACET_FEEDBACK_TO: {
    reader: 'both',
    purpose: 'e-mail address that is told of new messages through FACET_SMTP_URL',
  },
  FACET_FEEDBACK_FROM: {
    reader: 'both',
    purpose: 'e-mail address that such mail comes from; without it FACET_FEEDBACK_TO',
  },
  SENTRY_DSN: {
    reader: 'both',
    purpose:
      'where error reports go, https://key@host/project as Sentry gives it; without it they are counted and go nowhere',
    check: (dsn) => unless(parseDsn(dsn) !== null, 'is no DSN'),
  },
  FACET_ERROR_REPORTS: {
    reader: 'function',
    default: 'on',
    purpose: 'on, or off: then error reports are taken and thrown away, and nothing is passed on',
    check: (value) => unless(value === 'on' || value === 'off', `is "${value}"`),
  },
  FACET_ERROR_SINK: {
    reader: 'function',
    purpose: 'development only: address on this machine that error reports go to, http://127.0.0.1:4201',
    check: (sink, context) =>
      onlyInDevelopment(context) ?? unless(/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(sink), `is "${sink}"`),
  },
  SENTRY_AUTH_TOKEN: {
    reader: 'build',
    purpose:
      'token that a build uploads source maps with, for SENTRY_ORG and SENTRY_PROJECT; without it they stay here',
  },
  SENTRY_ORG: {
    reader: 'build',
    purpose: 'organisation that source maps are uploaded for, its short name in addresses',
  },
  SENTRY_PROJECT: {
    reader: 'build',
    purpose: 'project that source maps are uploaded for, its short name in addresses',
  },
  SENTRY_URL: {
    reader: 'build',
    purpose:
      'origin of a Sentry of your own that source maps are uploaded to, https://sentry.example.com; else sentry.io',
    check: (url) => unless(originOf(url) !== null, `is "${url}", not an origin`),
  },
  FACET_SAMPLE_HOSTS: {
    reader: 'both',
    purpose:
      'development only: sample sites as origin=loopback address, separated by commas: ' +
      'https://northwind.example=127.0.0.1:4101',
    check: (hosts, context) =>
      listed(hosts).flatMap(
        (entry) => onlyInDevelopment(context) ?? unless(parseSample(entry) !== null, `holds "${entry}"`),
      ),
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
