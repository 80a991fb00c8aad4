/**
 * `npx gatsby build` and `npx gatsby develop` work without `gatsby.mjs`, so Gatsby's own compiler, which is older than our
 * TypeScript, has to read every source that `gatsby-config.ts` and `gatsby-node.ts` lead to.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(__dirname, '../../..');

interface ParcelTransformer {
  readonly transform: (options: object) => { readonly diagnostics?: readonly { readonly message: string }[] | null };
}

/** What the compiler says about a source; empty if it can read the source. */
function complaints({ transform }: ParcelTransformer, filename: string, code: string): readonly string[] {
  const { diagnostics } = transform({
    filename,
    code: Buffer.from(code),
    module_id: filename,
    project_root: ROOT,
    replace_env: false,
    inline_fs: false,
    insert_node_globals: false,
    node_replacer: true,
    is_browser: false,
    is_worker: false,
    env: {},
    is_type_script: /\.tsx?$/.test(filename),
    is_jsx: filename.endsWith('x'),
    automatic_jsx_runtime: true,
    is_development: false,
    react_refresh: false,
    decorators: false,
    use_define_for_class_fields: true,
    targets: { node: '18.0.0' },
    source_maps: false,
    scope_hoist: false,
    source_type: 'Module',
    supports_module_workers: true,
    is_library: false,
    is_esm_output: false,
    trace_bailouts: false,
    is_swc_helpers: false,
  });
  return (diagnostics ?? []).map(({ message }) => `${filename}: ${message}`);
}

it('can be read by Gatsby’s own compiler, every source', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).filter((path) => /\.[jt]sx?$/.test(path));
  expect(sources).toContain('src/brand/sharing/shape.ts');
  const ofGatsby = createRequire(createRequire(__filename).resolve('gatsby-parcel-config/package.json'));
  const parcel = ofGatsby('@parcel/transformer-js/native') as ParcelTransformer;
  expect(complaints(parcel, 'newer.ts', 'export function f<const T>(x: T): T { return x; }')).toHaveLength(1);
  expect(sources.flatMap((path) => complaints(parcel, path, readFileSync(resolve(ROOT, path), 'utf8')))).toEqual([]);
});
