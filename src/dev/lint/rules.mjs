/** Our own lint rules, as a plugin. */
import { tsImport } from 'tsx/esm/api';

const { oneStorageKernel } = await tsImport('./one-storage-kernel.ts', import.meta.url);
const { whoMayImportWhom } = await tsImport('./who-may-import-whom.ts', import.meta.url);

export default {
  meta: { name: 'facet' },
  rules: { 'one-storage-kernel': oneStorageKernel, 'who-may-import-whom': whoMayImportWhom },
};
