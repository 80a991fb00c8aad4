/** The GraphQL types of content: front matter as the schemas have it, and the body compiled outside webpack. */
import { relative, sep } from 'node:path';
import type { CreateSchemaCustomizationArgs, NodeInput } from 'gatsby';
import { buildEnvironment } from '../model/environment';
import { splitFrontMatter } from '../model/front-matter';
import { parseContentPath } from '../model/kinds';
import { compileBody, type CompiledBody } from '../compile/mdx';
import { formatProblems } from '../model/problem';
import { readingMinutes } from '../compile/reading-time';
import { buildI18n } from '../model/strings';
import type { i18n } from 'i18next';

interface MdxSource {
  readonly body: string;
  readonly internal: { readonly contentFilePath: string };
}

let strings: i18n | undefined;

/** Compiles a node's body; runs in Gatsby's query workers. */
function compile(root: string, { body, internal }: MdxSource): CompiledBody {
  const file = relative(root, internal.contentFilePath).split(sep).join('/');
  const address = parseContentPath(file.replace(/^content\//, ''));
  if ('message' in address) throw new Error(formatProblems([address]));
  strings ??= buildI18n(root);
  const { body: text } = splitFrontMatter(body);
  const result = compileBody(text, file, 1, { i18n: strings, locale: address.locale, operator: buildEnvironment().operator });
  if (!result.ok) throw new Error(formatProblems(result.problems));
  return result.compiled;
}

export function customizeSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const root = process.cwd();
  actions.createTypes([
    `type MdxFrontmatter {
      title: String!
      description: String!
      published: String
      updated: String
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
