/** `npm run dev`: serves the site with hot reload, for writers. */
import { serve } from './serve';

void serve('develop');
