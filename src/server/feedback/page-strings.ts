/** Strings of the pages about messages that visitors see. */
import { errorsCatalog, feedbackCatalog, siteCatalog, undoCatalog } from '../platform/catalogs';
import { createStrings } from '../platform/strings';

export const strings = createStrings({
  errors: errorsCatalog,
  feedback: feedbackCatalog,
  site: siteCatalog,
  undo: undoCatalog,
});
