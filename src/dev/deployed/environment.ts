/** What a deployed function finds in its environment: little of its own site, and nothing of the machine. */
import { VARIABLES, type Variable } from '../../site/variables';

/** How many bytes of variables Lambda takes in all. */
const LIMIT = 4 * 1024;

/** Told by Netlify, or not at all where functions run. */
const NOT_THE_SITES_OWN = ['URL', 'CONTEXT', 'BRANCH', 'REPOSITORY_URL', 'COMMIT_REF', 'REVIEW_ID'];

/** The site's own variables for functions, taken from a developer's environment. */
export function siteVariables(record: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const rows = Object.entries<Variable>(VARIABLES).filter(
    ([name, { reader }]) => reader !== 'build' && !NOT_THE_SITES_OWN.includes(name),
  );
  return Object.fromEntries(rows.flatMap(([name]) => (record[name] ? [[name, record[name]]] : [])));
}

/**
 * @param siteUrl the site's main address, in previews too
 * @param own the site's own variables
 * @throws Error if there are more than a function can have
 */
export function functionEnvironment(
  name: string,
  siteUrl: string,
  siteId: string,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const netlifys = { URL: siteUrl, SITE_NAME: 'facet', SITE_ID: siteId };
  const variables = { NODE_ENV: 'production', ...own, ...netlifys };
  const bytes = Buffer.byteLength(Object.entries(variables).flat().join(''));
  if (bytes > LIMIT) throw new Error(`Functions take variables of ${LIMIT} bytes in all; these have ${bytes}.`);
  return {
    ...variables,
    // AWS's own: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
    _HANDLER: '___netlify-entry-point.handler',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_DEFAULT_REGION: 'us-east-2',
    AWS_REGION: 'us-east-2',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    LAMBDA_RUNTIME_DIR: '/var/runtime',
    LANG: 'en_US.UTF-8',
    PATH: '/var/lang/bin:/usr/local/bin:/usr/bin:/bin:/opt/bin',
    TZ: ':UTC',
  };
}
