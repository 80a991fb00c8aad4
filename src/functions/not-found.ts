import { endpoint } from '../server/endpoint';
import { notFoundHandler } from '../server/not-found-endpoint';

/** Has no path of its own: `_redirects` leads here, and only from where nothing else answers. */
export default endpoint('not-found', notFoundHandler);
