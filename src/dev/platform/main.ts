/**
 * Serves a built site as Netlify would, in one process: files with headers and redirects by Netlify's engines,
 * functions called directly, storage by the real server of Netlify Blobs. Answers in milliseconds, while `netlify dev`
 * takes a quarter of a second, but cannot show what only that does: bundling, and the conversion to Lambda's events.
 *
 * Usage: `tsx src/dev/platform/main.ts <port>`, in the folder of the project.
 */
import { join } from 'node:path';
import { FUNCTIONS_FOLDER, writeFunctions } from '../../site/functions';
import { writeWorkers } from '../../site/workers';
import { answerFor } from './answer';
import { serveBlobs } from './blobs';
import { filesOf } from './files';
import { listen } from './http';
import { sourceFunctions } from './source-functions';

async function main([port = '']: readonly string[]): Promise<void> {
  const root = process.cwd();
  const publicFolder = join(root, 'public');
  // The environment that `netlify dev` gives functions.
  Object.assign(process.env, { CONTEXT: 'dev', NETLIFY_DEV: 'true', URL: `http://localhost:${port}` });
  await serveBlobs();
  writeFunctions(root);
  writeWorkers(root);
  const functions = await sourceFunctions(join(root, FUNCTIONS_FOLDER));
  await listen(Number(port), answerFor({ root, publicFolder, functions, files: filesOf(root, publicFolder) }));
  console.log(`Serving ${publicFolder} and ${functions.length} functions on http://localhost:${port}`);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(0));
void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
