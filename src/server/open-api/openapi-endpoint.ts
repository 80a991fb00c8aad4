/** `GET /api/openapi.json`: the API as a document for programs. */
import type { Handler } from '../platform/endpoint';
import { openApiDocument } from './document';

export const openapiHandler: Handler<null> = {
  respond({ services: { environment }, locales }) {
    return Promise.resolve(Response.json(openApiDocument(environment.siteUrl, locales)));
  },
};
