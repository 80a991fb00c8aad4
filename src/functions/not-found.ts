import { endpoint } from '../server/platform/endpoint';
import { notFoundHandler } from '../server/platform/not-found-endpoint';

/** Has no path of its own: `_redirects` leads here, and only from where nothing else answers. */
export default endpoint('not-found', notFoundHandler);
