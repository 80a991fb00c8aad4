import { readEnvironment, type DeployContext } from '../../site/environment';
import { variablesIn } from '../../site/testing/deploy-variables';
import { contentEntries, dueTimesOf, type MdxNode } from './content-entries';

const NOW = new Date('2026-11-21T12:00:00Z');
const fileOf = (path: string) => path;

function node(path: string, frontmatter: Partial<MdxNode['frontmatter']> = {}): MdxNode {
  return {
    id: path,
    frontmatter: {
      title: path,
      description: 'D',
      published: '2026-11-01',
      publishAt: null,
      updated: null,
      version: null,
      draft: null,
      onlyTranslated: null,
      author: 'ada',
      tags: null,
      ...frontmatter,
    },
    internal: { contentFilePath: `content/${path}` },
  };
}

type Outdated = Parameters<typeof contentEntries>[1]['content']['outdated'];

function entriesOf(
  context: DeployContext,
  nodes: readonly MdxNode[],
  outdated: Outdated = new Map(),
  untouched = new Set<string>(),
) {
  const read = readEnvironment(variablesIn(context), 'build');
  if (!read.ok) throw new Error(read.problems.join());
  return contentEntries(nodes, { content: { outdated, untouched }, environment: read.environment, now: NOW, fileOf });
}

function shown(context: DeployContext, ...nodes: MdxNode[]): Record<string, string> {
  const entries = entriesOf(context, nodes);
  return Object.fromEntries(entries.map(({ file, visibility }) => [file, visibility]));
}

const DRAFT = node('posts/draft/en.mdx', { draft: true });
const LATER = node('posts/later/en.mdx', { published: '2026-11-21', publishAt: '2026-11-21T12:00:01Z' });

describe('what a build may show', () => {
  it('is everything outside production, marked', () => {
    expect(shown('deploy-preview', DRAFT, LATER, node('posts/a/en.mdx'))).toEqual({
      'content/posts/a/en.mdx': 'public',
      'content/posts/draft/en.mdx': 'draft',
      'content/posts/later/en.mdx': 'scheduled',
    });
  });

  it('is no copy of a source that nobody has translated', () => {
    const copy = node('posts/a/de.mdx', { draft: true });
    const entries = entriesOf(
      'deploy-preview',
      [node('posts/a/en.mdx'), copy],
      new Map(),
      new Set(['content/posts/a/de.mdx']),
    );
    expect(entries.map(({ file }) => file)).toEqual(['content/posts/a/en.mdx']);
  });

  it('is only what is public in production', () => {
    expect(Object.keys(shown('production', DRAFT, LATER, node('posts/a/en.mdx')))).toEqual(['content/posts/a/en.mdx']);
  });

  it('takes the moment itself as come', () => {
    const now = node('posts/now/en.mdx', { published: '2026-11-21', publishAt: '2026-11-21T13:00:00+01:00' });
    expect(Object.keys(shown('production', now))).toHaveLength(1);
  });

  it('goes by the source: a translation neither appears before it nor waits longer', () => {
    expect(shown('production', DRAFT, node('posts/draft/de.mdx'))).toEqual({});
    expect(
      Object.keys(shown('production', node('posts/a/en.mdx'), node('posts/a/de.mdx', { published: '2027-01-01' }))),
    ).toHaveLength(2);
  });

  it('leaves out a translation that is a draft, and keeps its source', () => {
    const nodes = [node('posts/a/en.mdx'), node('posts/a/de.mdx', { draft: true })];
    expect(Object.keys(shown('production', ...nodes))).toEqual(['content/posts/a/en.mdx']);
    expect(shown('dev', ...nodes)['content/posts/a/de.mdx']).toBe('draft');
  });

  it('counts a legal document from the day it is in force', () => {
    const version = (day: string) => node(`legal/terms/${day}/en.mdx`, { published: null, author: null });
    expect(Object.keys(shown('production', version('2026-11-20'), version('2026-11-22')))).toEqual([
      'content/legal/terms/2026-11-20/en.mdx',
    ]);
  });
});

describe('an entry', () => {
  it('stands in the order of files, however they were read, and lies behind by sections of its source', () => {
    const section = { kind: 'changed', id: 'one', heading: 'One', before: 'x', after: 'y' } as const;
    const outdated = new Map([['content/posts/a/de.mdx', { changed: [section], total: 3 }]]);
    const nodes = [node('posts/b/en.mdx'), node('posts/a/en.mdx'), node('posts/a/de.mdx')];
    const behind = { sourcePath: '/en/posts/a/', sections: [{ id: 'one', heading: 'One' }], total: 3 };
    expect(entriesOf('production', nodes, outdated).map((entry) => [entry.file, entry.outdated, entry.behind])).toEqual(
      [
        ['content/posts/a/de.mdx', true, behind],
        ['content/posts/a/en.mdx', false, null],
        ['content/posts/b/en.mdx', false, null],
      ],
    );
  });

  it('is due when its source is', () => {
    const translation = node('posts/later/de.mdx', { published: '2027-05-05' });
    expect(entriesOf('dev', [LATER, translation]).map(({ visibility, due }) => [visibility, due])).toEqual([
      ['scheduled', '2026-11-21T12:00:01.000Z'],
      ['scheduled', '2026-11-21T12:00:01.000Z'],
    ]);
  });
});

describe('when something will appear', () => {
  it('is told once for each moment, of sources alone, and never for drafts', () => {
    const nodes = [
      LATER,
      node('posts/too/en.mdx', { published: '2026-11-21', publishAt: '2026-11-21T13:00:01+01:00' }),
      node('posts/later/de.mdx', { published: '2027-05-05' }),
      node('posts/day/en.mdx', { published: '2026-12-24' }),
      node('posts/both/en.mdx', { published: '2026-12-25', draft: true }),
      node('posts/a/en.mdx'),
    ];
    expect(dueTimesOf(nodes, { now: NOW, fileOf })).toEqual(['2026-11-21T12:00:01.000Z', '2026-12-24T00:00:00.000Z']);
  });
});
