/**
 * The table of environment variables: every one the product reads, its default, who reads it, whether a deploy must set
 * it, how its value is read. Which are only of use together is in `variables-together.ts`.
 */
import { parseDsn } from './error-reports';
import { EMBEDDED_CLIENT_ID, isPublicAddress } from './identity';
import { DEFAULT_PLAN, PLANS, type Plan } from './plans';
import { reviewOrigin } from './review-origin';
import {
  always,
  anyOrNull,
  anyText,
  deployContextOf,
  editAddress,
  holds,
  holdsNot,
  inDevelopment,
  isBuildHook,
  isIt,
  isMailServer,
  isNot,
  list,
  notInProduction,
  one,
  onlyInProduction,
  onThisMachine,
  originOf,
  parseSample,
  registrableDomainOf,
  repositoryUrl,
  secrets,
  shown,
  storageKeys,
  tested,
  type Parse,
} from './variable-values';

/** Who reads a variable: the build on a machine, a function when it answers. */
export type Reader = 'build' | 'function';

export interface Variable<Value = unknown> {
  readonly reader: Reader | 'both';
  /** The value used if the variable is unset or empty; by default, nothing. */
  readonly default?: string;
  /** Whether a production deploy stops without it: its build alone, or functions too. */
  readonly required?: 'build' | true;
  /** Whether a wrong value stops the build alone; functions take it as unset. */
  readonly stopsBuildAlone?: true;
  /** What it is for, and what to set: shown beside a problem, and in the docs. */
  readonly purpose: string;
  readonly parse: Parse<Value>;
}

/** Outputs a build can do without, for measuring the rest or waiting less. */
const OPTIONAL_OUTPUTS = ['cards', 'search', 'pseudo-locales'] as const;

export type OptionalOutput = (typeof OPTIONAL_OUTPUTS)[number];

/** For which hosts browsers are held to HTTPS: the site's own, those below it too, and that from a list they come with. */
const HSTS_SCOPES = ['host', 'subdomains', 'preload'] as const;

export type HstsScope = (typeof HSTS_SCOPES)[number];

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;

/** The 48 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7) in base64: all but the 32 of the key are fixed. */
const SIGNING_KEY = /^MC4CAQAwBQYDK2VwBCIEI[A-P][A-Za-z0-9+/]{42}$/;

/** 32 bytes or more in base64 or base64url. */
const SESSION_KEY = /^[A-Za-z0-9+/_-]{43,}={0,2}$/;

/** One address and nothing that could become another header. */
const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*$/;

const ONE_ADDRESS = tested((address) => MAIL_ADDRESS.test(address), isNot('an e-mail address'));

/** With fewer characters a secret can be guessed. */
const isLong = ({ length }: string) => length >= 16;
const LONG_ENOUGH = tested(isLong, () => 'is not set, or too short');

export const VARIABLES = {
  URL: {
    reader: 'both',
    default: 'http://localhost:8888',
    required: true,
    purpose: 'origin of the site, https://example.com; Netlify sets it',
    parse: always(originOf, isNot('an origin')),
  },
  CONTEXT: {
    reader: 'both',
    default: 'dev',
    purpose: 'deploy context; Netlify sets it; one that is not known counts as a preview',
    parse: deployContextOf,
  },
  OPERATOR_NAME: {
    reader: 'build',
    default: 'Development operator (set OPERATOR_NAME)',
    required: true,
    purpose: 'who runs the site, for the imprint and the privacy page',
    parse: anyText,
  },
  OPERATOR_ADDRESS: {
    reader: 'build',
    default: 'Development address (set OPERATOR_ADDRESS)',
    required: true,
    purpose: 'postal address of whoever runs the site, in one line',
    parse: anyText,
  },
  OPERATOR_EMAIL: {
    reader: 'build',
    default: 'development@example.invalid',
    required: true,
    purpose: 'e-mail address of whoever runs the site',
    parse: tested((email) => EMAIL.test(email), isNot('an e-mail address')),
  },
  OPERATOR_PROFILES: {
    reader: 'build',
    purpose:
      'profiles of whoever runs the site on other sites, https addresses separated by commas: ' +
      'structured data names them as the same organisation',
    parse: list(
      (profile) => (profile.startsWith('https:') && URL.canParse(profile) ? profile : null),
      holdsNot('an https address'),
    ),
  },
  REPOSITORY_URL: {
    reader: 'build',
    purpose:
      'where the repository can be seen, https://github.com/…; Netlify sets it; without it pages have no edit link',
    parse: one(editAddress, (repository) => isNot('an https address')(repositoryUrl(repository))),
  },
  BRANCH: {
    reader: 'build',
    default: 'main',
    purpose: 'branch that edit links lead to, and that the banner of a preview names; Netlify sets it',
    parse: anyText,
  },
  COMMIT_REF: {
    reader: 'build',
    purpose: 'commit that is built, for the banner of a preview; Netlify sets it',
    parse: anyOrNull,
  },
  REVIEW_ID: {
    reader: 'build',
    purpose: 'number of the pull request a preview shows, for its banner; Netlify sets it',
    parse: anyOrNull,
  },
  FACET_REVIEW_BASE: {
    reader: 'build',
    purpose:
      'origin of the site a preview is compared with, https://example.com, or http on this machine; else URL; ' +
      'no other build than a preview or a branch compares itself unless it is set',
    parse: one(reviewOrigin, isNot('such an origin')),
  },
  FACET_BUILD_TIME: {
    reader: 'build',
    purpose: 'time the build takes for now, 2026-12-01T08:00:00Z, to see what appears later; else the clock',
    parse: one((time) => (Number.isNaN(Date.parse(time)) ? null : new Date(time)), isIt),
  },
  FACET_LEAVE_OUT: {
    reader: 'build',
    purpose: `development and benchmarks only: outputs not to be made, of ${OPTIONAL_OUTPUTS.join(', ')}, separated by commas`,
    parse: notInProduction(list((entry) => OPTIONAL_OUTPUTS.find((known) => known === entry) ?? null, holds)),
  },
  FACET_ASSESSMENTS_PER_DAY: {
    reader: 'function',
    purpose: 'how many sites are assessed in a day (UTC), a whole number; without it, as many as the plan pays for',
    parse: tested((text) => /^[1-9]\d{0,6}$/.test(text), isNot('a whole number from 1 to 9,999,999')),
  },
  FACET_PLAN: {
    reader: 'both',
    default: DEFAULT_PLAN,
    purpose: `the site's plan at Netlify, one of ${Object.keys(PLANS).join(', ')}: how many rate limits hold at its edge`,
    parse: always((text) => (Object.hasOwn(PLANS, text) ? (text as Plan) : null), isIt),
  },
  BUILD_HOOK_URL: {
    reader: 'both',
    purpose:
      'address that begins a build when content is due to appear, https://api.netlify.com/build_hooks/…: ' +
      'whoever knows it can begin builds; without it such content waits for the next deploy',
    // No endpoint fails for what only the schedule needs.
    stopsBuildAlone: true,
    parse: tested(isBuildHook, () => 'is not an https address'),
  },
  FACET_EXCLUDED_SITES: {
    reader: 'both',
    purpose:
      'sites that are not assessed because their owners have asked for it: ' +
      'registrable domains separated by commas, example.com, example.co.uk',
    parse: list(registrableDomainOf, holdsNot('a registrable domain')),
  },
  FACET_HSTS: {
    reader: 'both',
    default: 'host',
    purpose:
      `hosts that browsers reach by HTTPS alone for two years, one of ${HSTS_SCOPES.join(', ')}: the site's own; ` +
      'all hosts below it, too; and that its domain may be put on the list browsers come with',
    parse: always((text) => HSTS_SCOPES.find((known) => known === text) ?? null, isIt),
  },
  FACET_SIGNING_KEYS: {
    reader: 'both',
    purpose:
      'private keys reports are signed with, Ed25519 as PKCS #8 in base64, separated by commas: the first one signs, ' +
      'reports signed with the others still count as ours; without it reports are unsigned',
    parse: secrets(SIGNING_KEY, 'key'),
  },
  FACET_CRAWLER_KEYS: {
    reader: 'both',
    required: 'build',
    purpose:
      'private keys our requests to websites are signed with, Ed25519 as PKCS #8 in base64, separated by commas: the ' +
      'first one signs, all are published (`npx tsx src/dev/keys.ts FACET_CRAWLER_KEYS add` makes one)',
    parse: secrets(SIGNING_KEY, 'key'),
  },
  OIDC_ISSUER: {
    reader: 'both',
    purpose:
      'issuer of the identity provider people sign in with, https://login.example.com; ' +
      'without it, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET accounts are off',
    parse: tested(
      // An issuer has neither query nor fragment. OpenID Connect Discovery 1.0 §3.
      (issuer, context) => isPublicAddress(issuer, context) && !issuer.includes('?'),
      (issuer) => `${shown(issuer)} not a public https address without query`,
    ),
  },
  OIDC_CLIENT_ID: {
    reader: 'both',
    purpose: 'id the identity provider knows this site by',
    parse: tested(
      (id, context) => id !== EMBEDDED_CLIENT_ID || context === 'dev',
      () => 'is the one of the provider for development, which no deploy may use',
    ),
  },
  OIDC_CLIENT_SECRET: {
    reader: 'both',
    purpose: 'secret the identity provider gave this site; without FACET_SESSION_KEYS cookies are sealed by it, too',
    parse: anyText,
  },
  OIDC_ROLES_CLAIM: {
    reader: 'both',
    default: 'roles',
    purpose: 'claim that lists the roles of a person, by its name or as a path: roles, realm_access.roles',
    parse: anyText,
  },
  OIDC_ACCOUNT_URL: {
    reader: 'both',
    purpose:
      'page of the identity provider where people change password and second factor; without it its sign-in form is the way there',
    parse: tested(isPublicAddress, (page) => `${shown(page)} not a public https address`),
  },
  FACET_SESSION_KEYS: {
    reader: 'both',
    purpose:
      'secrets that session cookies are sealed with, each 32 random bytes or more in base64, separated by commas: the ' +
      'first one seals, cookies sealed with the others are still taken',
    parse: secrets(SESSION_KEY, 'key'),
  },
  FACET_STORAGE_KEYS: {
    reader: 'both',
    required: true,
    purpose:
      'secrets that stored records are sealed with, each 32 random bytes or more in base64 (openssl rand -base64 32), ' +
      'separated by commas, in production alone: the first one seals, records sealed with the others can still be read; ' +
      '"unsealed" as the last one stands for records that were stored before any was sealed',
    parse: onlyInProduction(storageKeys(SESSION_KEY)),
  },
  FACET_FEEDBACK_SECRET: {
    reader: 'both',
    purpose:
      'secrets that proofs of work and private links to messages are made with, each 32 random bytes or more in base64, ' +
      'separated by commas: the first one is used, challenges made with the others are still taken; ' +
      'without it storage keeps a random one',
    parse: secrets(SESSION_KEY, 'secret'),
  },
  FACET_FEEDBACK_WEBHOOK_URL: {
    reader: 'both',
    purpose: 'address that new messages are posted to, https://…; without it none is',
    parse: tested(isPublicAddress, () => 'is not a public https address'),
  },
  FACET_FEEDBACK_WEBHOOK_SECRET: {
    reader: 'both',
    purpose: 'secret of at least 16 characters that what is posted to FACET_FEEDBACK_WEBHOOK_URL is signed with',
    parse: LONG_ENOUGH,
  },
  FACET_FEEDBACK_WEBHOOK_NEXT_SECRET: {
    reader: 'both',
    purpose:
      'while FACET_FEEDBACK_WEBHOOK_SECRET is replaced, the one to follow it: what is posted is signed with both',
    parse: LONG_ENOUGH,
  },
  FACET_SMTP_URL: {
    reader: 'both',
    purpose: 'mail server that tells of new messages, smtps://name:password@mail.example.com; without it none does',
    parse: tested(isMailServer, () => 'is not the address of a mail server'),
  },
  FACET_FEEDBACK_TO: {
    reader: 'both',
    purpose: 'e-mail address that is told of new messages through FACET_SMTP_URL',
    parse: ONE_ADDRESS,
  },
  FACET_FEEDBACK_FROM: {
    reader: 'both',
    purpose: 'e-mail address that such mail comes from; without it FACET_FEEDBACK_TO',
    parse: ONE_ADDRESS,
  },
  SENTRY_DSN: {
    reader: 'both',
    purpose:
      'where error reports go, https://key@host/project as Sentry gives it; without it they are counted and go nowhere',
    parse: one(parseDsn, () => 'is no DSN'),
  },
  FACET_ERROR_REPORTS: {
    reader: 'function',
    default: 'on',
    purpose: 'on, or off: then error reports are taken and thrown away, and nothing is passed on',
    parse: tested((value) => value === 'on' || value === 'off', isIt),
  },
  FACET_ERROR_SINK: {
    reader: 'function',
    purpose: 'development only: address on this machine that error reports go to, http://127.0.0.1:4201',
    parse: inDevelopment(one(onThisMachine, isIt)),
  },
  FACET_CDN: {
    reader: 'function',
    purpose:
      'development only: address on this machine of what stands for the CDN and its purges, http://127.0.0.1:4202',
    parse: inDevelopment(one(onThisMachine, isIt)),
  },
  SENTRY_AUTH_TOKEN: {
    reader: 'build',
    purpose:
      'token that a build uploads source maps with, for SENTRY_ORG and SENTRY_PROJECT; without it they stay here',
    parse: anyText,
  },
  SENTRY_ORG: {
    reader: 'build',
    purpose: 'organisation that source maps are uploaded for, its short name in addresses',
    parse: anyText,
  },
  SENTRY_PROJECT: {
    reader: 'build',
    purpose: 'project that source maps are uploaded for, its short name in addresses',
    parse: anyText,
  },
  SENTRY_URL: {
    reader: 'build',
    purpose:
      'origin of a Sentry of your own that source maps are uploaded to, https://sentry.example.com; else sentry.io',
    parse: one(originOf, isNot('an origin')),
  },
  FACET_SAMPLE_HOSTS: {
    reader: 'both',
    purpose:
      'development only: sample sites as origin=loopback address, separated by commas: ' +
      'https://northwind.example=127.0.0.1:4101',
    parse: inDevelopment(list(parseSample, holds)),
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
