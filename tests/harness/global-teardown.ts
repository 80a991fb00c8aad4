import { stopServing } from './global-setup';

/** Jest's end of what the set-up started: it does not call what that returns. */
export default stopServing;
