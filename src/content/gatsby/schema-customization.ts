/** The GraphQL types of content: front matter as the schemas have it, and the body compiled outside webpack. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, NodeInput } from 'gatsby';
import type { i18n } from 'i18next';
import { translator } from '../../components/strings';
import { CompiledBodies } from '../compile/compiled-bodies';
import type { CompiledBody } from '../compile/mdx';
import { readingMinutes } from '../compile/reading-time';
import { splitFrontMatter } from '../model/front-matter';
import { parseContentPath, type ContentAddress } from '../model/kinds';
import { formatProblems } from '../model/problem';
import { buildI18n } from '../model/strings';
import { earlierVersions, type DatedText } from '../versions/earlier-versions';
import { checkedBody } from './planned-site';
import { isDeveloping } from './shown-problems';

interface MdxSource {
  readonly id: string;
  readonly frontmatter: { readonly title: string; readonly description: string };
  readonly internal: { readonly contentFilePath: string };
}

/** The body of a text that cannot be compiled. */
const NOTHING: CompiledBody = {
  html: '',
  headings: [],
  words: 0,
  figures: { facts: [], loose: [] },
  links: [],
  media: [],
  files: [],
};

let bodies: CompiledBodies | undefined;
let strings: i18n | undefined;

function fileOf(root: string, { internal }: MdxSource): string {
  return relative(root, internal.contentFilePath).split(sep).join('/');
}

function addressOf(file: string): ContentAddress {
  const address = parseContentPath(file.replace(/^content\//, ''));
  if ('message' in address) throw new Error(formatProblems([address]));
  return address;
}

/** The body of a node's file, as the check before the build compiled it. */
function compile(root: string, source: MdxSource): CompiledBody {
  const file = fileOf(root, source);
  const known = checkedBody(file);
  if (known !== undefined) return known;
  bodies ??= new CompiledBodies(root);
  const address = addressOf(file);
  const { body } = splitFrontMatter(readFileSync(source.internal.contentFilePath, 'utf8'));
  const result = bodies.compile({ body, file, bodyLine: 1, locale: address.locale });
  if (result.ok) return result.compiled;
  // Hot reload shows the problems over the page (`shown-problems.ts`), and nothing of what they are about.
  if (isDeveloping()) return NOTHING;
  throw new Error(formatProblems(result.problems));
}

/** A legal document's text with the day it came into force. */
function datedText(root: string, source: MdxSource): DatedText {
  const { title, description } = source.frontmatter;
  const { version } = addressOf(fileOf(root, source));
  return { id: source.id, version: version ?? '', title, description, html: compile(root, source).html };
}

/** Inferring fields over every node of a type grows with the content, and nothing asks for what it would find. */
const TYPES = `type MdxFrontmatter @dontInfer {
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
}
type ShownVersion {
  id: ID!
  title: String!
  description: String!
  html: String!
  comparedWith: String!
  difference: String
}`;

export function customizeSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const root = process.cwd();
  actions.createTypes([
    TYPES,
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
        // Older versions of a legal document by their ids, newest first, each with what the next changed.
        earlierVersions: {
          type: '[ShownVersion!]!',
          args: { ids: '[String!]!' },
          resolve: (
            source: NodeInput & MdxSource,
            { ids }: { ids: readonly string[] },
            { nodeModel }: ResolverContext,
          ) => {
            if (ids.length === 0) return [];
            const older = nodeModel.getNodesByIds({ ids, type: 'Mdx' });
            const { locale } = addressOf(fileOf(root, source));
            strings ??= buildI18n(root);
            const texts = [source, ...older].map((node) => datedText(root, node));
            return earlierVersions(texts, locale, translator(strings, locale, 'versions'));
          },
        },
      },
    }),
  ]);
}

/** The part of Gatsby's resolver context used here; nodes read through it become dependencies of the page. */
interface ResolverContext {
  readonly nodeModel: {
    /** In the order of the ids. */
    readonly getNodesByIds: (query: {
      readonly ids: readonly string[];
      readonly type: string;
    }) => (NodeInput & MdxSource)[];
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
