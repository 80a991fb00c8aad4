/** The API as an OpenAPI 3.1 document, made from the tables and schemas that endpoints go by. https://spec.openapis.org/oas/v3.1.1 */
import type { JsonSchema } from '../../brand/sharing/json-schema';
import type { Locale } from '../../site/locales';
import { API_GROUPS, API_OPERATION_IDS, API_OPERATIONS, API_VERSION } from '../../site/open-api';
import { SITE_NAME } from '../../site/page-metadata';
import { pathTo } from '../../site/routes';
import { schemaComponents } from './components';
import { errorComponents, METHOD_REFUSED } from './errors';
import { operationObject } from './operations';
import { GROUPS, INTRODUCTION } from './words';

/**
 * @param siteUrl origin of the site, without a slash at its end
 * @param locales those the site was built in
 * @returns the document, as JSON can hold it
 */
export function openApiDocument(siteUrl: string, locales: readonly Locale[]): JsonSchema {
  const paths = [...new Set(API_OPERATION_IDS.map((id) => API_OPERATIONS[id].path))];
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: SITE_NAME,
      version: API_VERSION,
      summary: 'How a website presents its brand, measured.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
      termsOfService: siteUrl + pathTo('en', 'legal', { slug: 'terms' }),
    },
    externalDocs: { description: 'For people', url: siteUrl + pathTo('en', 'guide-api') },
    servers: [{ url: siteUrl }],
    // Nothing here asks who someone is.
    security: [],
    tags: API_GROUPS.map((group) => GROUPS[group]),
    paths: Object.fromEntries(
      paths.map((path) => [
        path,
        {
          ...Object.fromEntries(
            API_OPERATION_IDS.filter((id) => API_OPERATIONS[id].path === path).map((id) => [
              API_OPERATIONS[id].method.toLowerCase(),
              operationObject(id, locales),
            ]),
          ),
          'x-other-methods': { $ref: `#/components/responses/${METHOD_REFUSED}` },
        },
      ]),
    ),
    components: { schemas: schemaComponents(locales), responses: errorComponents() },
  };
}
