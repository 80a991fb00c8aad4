/** Which environment variables are only of use together. */
import type { VariableName } from './variables';

interface Together {
  /** Where one of them is set, so must be all that are needed. */
  readonly any: readonly VariableName[];
  /** What to say about one that is unset. */
  readonly needed: readonly (readonly [name: VariableName, what: string])[];
}

const PROVIDER_NEEDS = 'is not set, but others of the identity provider are';

const UPLOAD_NEEDS = 'is not set though SENTRY_AUTH_TOKEN is';

/** Variables that are of use together alone. */
export const TOGETHER: readonly Together[] = [
  {
    any: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ACCOUNT_URL'],
    needed: [
      ['OIDC_ISSUER', PROVIDER_NEEDS],
      ['OIDC_CLIENT_ID', PROVIDER_NEEDS],
      ['OIDC_CLIENT_SECRET', PROVIDER_NEEDS],
    ],
  },
  {
    any: ['FACET_FEEDBACK_WEBHOOK_URL', 'FACET_FEEDBACK_WEBHOOK_SECRET', 'FACET_FEEDBACK_WEBHOOK_NEXT_SECRET'],
    needed: [
      ['FACET_FEEDBACK_WEBHOOK_URL', 'is not a public https address'],
      ['FACET_FEEDBACK_WEBHOOK_SECRET', 'is not set, or too short'],
    ],
  },
  {
    any: ['FACET_SMTP_URL', 'FACET_FEEDBACK_TO', 'FACET_FEEDBACK_FROM'],
    needed: [
      ['FACET_SMTP_URL', 'is not the address of a mail server'],
      ['FACET_FEEDBACK_TO', 'is "", not an e-mail address'],
    ],
  },
  {
    any: ['SENTRY_AUTH_TOKEN'],
    needed: [
      ['SENTRY_ORG', UPLOAD_NEEDS],
      ['SENTRY_PROJECT', UPLOAD_NEEDS],
    ],
  },
];
