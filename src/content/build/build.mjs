/**
 * `npm run build`: Gatsby's build, with what has to be set before Gatsby starts. Plain JavaScript, since nothing compiles it.
 */
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';

const compiled = join(process.cwd(), 'node_modules/.cache/facet/node');
// Gatsby loads some thousand modules in each of its processes: those it starts read the variable.
enableCompileCache(compiled);
process.env.NODE_COMPILE_CACHE = compiled;
// Parcel compiles two small files here; to start helpers takes it longer than that.
process.env.PARCEL_WORKERS ??= '0';
process.argv.splice(2, 0, 'build');
createRequire(import.meta.url)('gatsby/cli.js');
