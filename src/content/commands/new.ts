/** `content:new`: a file that passes the check as it is, for a writer to fill. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales';
import { capitalized } from '../model/front-matter';
import { CONTENT_KINDS, FOLDER_OF, parseContentPath, type ContentKind } from '../model/kinds';
import { movedTo, readMoves } from '../model/moves';
import { readNames } from '../model/names';
import { formatProblem } from '../model/problem';
import { removeField, setField } from './edit-front-matter';
import { done, refused, type Outcome } from './outcome';

export interface NewRequest {
  readonly kind: string;
  readonly slug: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** An id of `content/authors.json`; the first if none is given. */
  readonly author?: string | undefined;
  /** Day a legal document is in force from, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly draft?: boolean;
}

/** A text as YAML, in quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const DESCRIPTIONS: Readonly<Record<ContentKind, string>> = {
  post: 'What this post is about, in one or two sentences.',
  changelog: 'What changed for readers, in one or two sentences.',
  legal: 'What this document says, in one or two sentences.',
  page: 'What this page is about, in one or two sentences.',
  guide: 'What this check asks and why it matters, in one sentence.',
};

/** Fields that a kind requires besides title and description, as lines of YAML; or the refusal. */
function fieldsOf(root: string, kind: ContentKind, author: string | undefined, today: string): string[] | Outcome {
  if (kind === 'post') {
    const known = Object.keys(readNames(root).authors);
    const [first] = known;
    if (first === undefined)
      return refused('No author is named yet.', 'Add one to content/authors.json, in every locale.');
    if (author !== undefined && !known.includes(author)) {
      return refused(
        `The author "${author}" is not known.`,
        `Add it to content/authors.json in every locale, or use one of ${known.join(', ')}.`,
      );
    }
    return [`published: ${quoted(today)}`, `author: ${author ?? first}`, 'tags: []'];
  }
  if (kind === 'changelog') {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return [`published: ${quoted(today)}`, `version: ${quoted(version)}`, 'kinds: [changed]'];
  }
  return [];
}

/**
 * Writes `content/<kind>/<slug>/en.mdx`; a legal document that has versions gets a new one, from the newest.
 * @param today `YYYY-MM-DD`
 */
export function newContent(root: string, request: NewRequest, today: string): Outcome {
  const kind = CONTENT_KINDS.find((known) => known === request.kind);
  if (kind === undefined)
    return refused(`"${request.kind}" is not a kind of content.`, `Use one of ${CONTENT_KINDS.join(', ')}.`);
  const { slug } = request;
  const version = kind === 'legal' ? (request.date ?? today) : null;
  if (kind !== 'legal' && request.date !== undefined) {
    return refused(
      `A ${kind} has no --date.`,
      'Only a legal document is named by the day it is in force from; leave it out.',
    );
  }
  const folder = `content/${FOLDER_OF[kind]}/${slug}`;
  const place = version === null ? folder : `${folder}/${version}`;
  const file = `${place}/${DEFAULT_LOCALE}.mdx`;
  const address = parseContentPath(file.slice('content/'.length));
  if ('message' in address) return refused(address.message, address.fix);
  if (existsSync(join(root, place))) {
    return refused(
      `${place} exists already.`,
      kind === 'legal'
        ? 'Edit that version, or give another day with --date YYYY-MM-DD.'
        : `Edit ${file}, or choose another slug.`,
    );
  }
  if (kind === 'page') {
    return refused(
      `The site has no page "${slug}"; its pages are home and about.`,
      'Write a post, or add a route in src/site/routes.ts with a template first.',
    );
  }
  const { moves, problems } = readMoves(root);
  if (problems[0] !== undefined) return { text: formatProblem(problems[0]), exitCode: 1 };
  const target = kind === 'guide' ? undefined : movedTo(moves[kind], slug);
  if (target !== undefined) {
    return refused(
      `The slug "${slug}" leads to "${target}", which had this name before.`,
      `Choose another; links from elsewhere still ask for it (content/redirects.json).`,
    );
  }

  const earlier = kind === 'legal' && existsSync(join(root, folder)) ? versionsOf(root, folder) : [];
  const newest = earlier.at(-1);
  const text =
    newest === undefined
      ? freshText(root, kind, request, today)
      : nextVersion(readFileSync(join(root, folder, newest, `${DEFAULT_LOCALE}.mdx`), 'utf8'));
  if (typeof text !== 'string') return text;
  mkdirSync(join(root, place), { recursive: true });
  writeFileSync(join(root, file), text, { flag: 'wx' });
  return done(
    newest === undefined ? `Wrote ${file}.` : `Wrote ${file}, a copy of the version of ${newest}.`,
    ...(request.draft === true || newest !== undefined
      ? ['It is a draft: production leaves it out until `draft: true` is removed.']
      : []),
    `Write below its front matter; npm run dev shows it, npm run content:check says what is wrong.`,
    `To translate it: npm run content:translate ${file} <${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')}>`,
  );
}

/** Versions of a legal document that have a source, oldest first. */
function versionsOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, `${DEFAULT_LOCALE}.mdx`)))
    .sort();
}

/** A version as the start of the next, which was not changed since it came into force. */
function nextVersion(text: string): string {
  // A draft until it is translated: with its day it would take the page's place in every language.
  return setField(removeField(text, 'updated'), 'draft', 'true');
}

function freshText(root: string, kind: ContentKind, request: NewRequest, today: string): string | Outcome {
  const fields = fieldsOf(root, kind, request.author, today);
  if ('exitCode' in fields) return fields;
  return [
    '---',
    `title: ${quoted(request.title ?? capitalized(request.slug.replaceAll('-', ' ')))}`,
    `description: ${quoted(request.description ?? DESCRIPTIONS[kind])}`,
    ...fields,
    ...(request.draft === true ? ['draft: true'] : []),
    '---',
    '',
    '{/* Write here. The title is the page’s h1, so the text begins with a paragraph or with ##. */}',
    '',
  ].join('\n');
}
