/** The GraphQL types of content: front matter as the schemas have it, and the body compiled outside webpack. */
import { relative, sep } from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, NodeInput } from 'gatsby';
import { CompiledBodies } from '../compile/compiled-bodies';
import type { CompiledBody } from '../compile/mdx';
import { readingMinutes } from '../compile/reading-time';
import { splitFrontMatter } from '../model/front-matter';
import { parseContentPath } from '../model/kinds';
import { formatProblems } from '../model/problem';

interface MdxSource {
  readonly body: string;
  readonly internal: { readonly contentFilePath: string };
}

let bodies: CompiledBodies | undefined;

/** The body of a node; runs in Gatsby's query workers, which find on disk what the check before the build compiled. */
function compile(root: string, { body, internal }: MdxSource): CompiledBody {
  const file = relative(root, internal.contentFilePath).split(sep).join('/');
  const address = parseContentPath(file.replace(/^content\//, ''));
  if ('message' in address) throw new Error(formatProblems([address]));
  bodies ??= new CompiledBodies(root);
  const { body: text } = splitFrontMatter(body);
  const result = bodies.compile({ body: text, file, bodyLine: 1, locale: address.locale });
  if (!result.ok) throw new Error(formatProblems(result.problems));
  return result.compiled;
}

export function customizeSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const root = process.cwd();
  actions.createTypes([
    // Inferring fields over every node of a type grows with the content, and nothing asks for what it would find.
    `type MdxFrontmatter @dontInfer {
      title: String!
      description: String!
      published: String
      publishAt: String
      updated: String
      draft: Boolean
      onlyTranslated: Boolean
      author: String
      tags: [String!]
      version: String
      kinds: [String!]
    }
    type CompiledHeading {
      id: String!
      text: String!
      depth: Int!
    }
    type CompiledBody {
      html: String!
      headings: [CompiledHeading!]!
      minutes: Int!
    }`,
    schema.buildObjectType({
      name: 'Mdx',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        frontmatter: 'MdxFrontmatter!',
        compiled: {
          type: 'CompiledBody!',
          resolve: (source: NodeInput & MdxSource) => {
            const { html, headings, words } = compile(root, source);
            return { html, headings, minutes: readingMinutes(words) };
          },
        },
      },
    }),
  ]);
}

interface ResolverContext {
  readonly nodeModel: {
    readonly getNodesByIds: (query: { readonly ids: readonly string[]; readonly type: string }) => NodeInput[];
  };
}

/**
 * `contentByIds`: what listings query. `allMdx` would make every listing depend on every piece of content, so that one
 * edited text would ask all of them again; this way a listing depends on what it lists.
 */
export function createContentResolvers(args: CreateResolversArgs): void {
  // Gatsby types it as any function.
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Query: {
      contentByIds: {
        type: '[Mdx!]!',
        args: { ids: '[String!]!' },
        resolve: (_source: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
          nodeModel.getNodesByIds({ ids, type: 'Mdx' }),
      },
    },
  });
}
