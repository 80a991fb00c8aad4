/** Every address that neither a file nor another function answers. */
import type { Handler } from './endpoint';

export const notFoundHandler: Handler<null> = {
  respond: () => Promise.resolve({ code: 'not-found' }),
};
