/** `npm start`: builds the site and serves all of it. */
import { serve } from './serve';

void serve('build');
