/** Our own lint rules, as a plugin. */
import { tsImport } from 'tsx/esm/api';

const { whoMayImportWhom } = await tsImport('./who-may-import-whom.ts', import.meta.url);

export default { meta: { name: 'facet' }, rules: { 'who-may-import-whom': whoMayImportWhom } };
