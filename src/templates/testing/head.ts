import type { HeadFacts } from '../../components/page-context';

export const SITE = 'https://facet.example';

/** What the head of an article says. */
export const HEAD: HeadFacts = {
  title: 'Names',
  description: 'About names',
  type: 'article',
  canonical: `${SITE}/de/posts/names/`,
  alternates: [],
  siteUrl: SITE,
  profiles: [],
  noindex: false,
  published: '2026-01-02',
  card: '/cards/x.png',
  feeds: [],
  breadcrumbs: [
    { name: 'Facet', path: '/de/' },
    { name: 'Beiträge', path: '/de/posts/' },
  ],
  authors: [
    { name: 'Ada', path: '/de/posts/author/ada/' },
    { name: 'Team', path: '/de/posts/author/team/', type: 'organization' },
  ],
  tags: ['Namen'],
};
