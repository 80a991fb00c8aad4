import { openSaved, type Opened } from './account/open-saved';
import type { Named } from './page-url';
import { openPublished } from './publishing/open-published';

/**
 * Opens something that the URL names by its id.
 *
 * @throws AssessmentFailure with the code of an opening failure, of the function, or of the connection
 */
export function openNamed({ kind, id }: Named): Promise<Opened> {
  return (kind === 'saved' ? openSaved : openPublished)(id);
}
