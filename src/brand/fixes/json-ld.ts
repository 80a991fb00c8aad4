/** Who the brand is, as a graph in which site and organisation are linked (schema.org). */
import { webUrl } from '../urls/sites';
import type { FixLine, Placeholders } from './block';
import { jsonText } from './escaping';
import type { Subject } from './subject';

/** Profiles the check asks for. */
const PROFILES = 1;

/** Profiles elsewhere, with https URLs: what is served without encryption is served with it by now. */
function profilesOf(subject: Subject): readonly string[] {
  const urls = (subject.portrait.organization?.sameAs ?? []).map((profile) => webUrl(profile));
  const elsewhere = urls.filter((url) => url !== null && !subject.isOwn(url)).map((url) => url?.href ?? '');
  return [...new Set(elsewhere.map((href) => href.replace(/^http:/, 'https:')))];
}

/** One value as it is, several as a list, none left out. */
function oneOrMany(values: readonly string[]): string | readonly string[] | undefined {
  const distinct = [...new Set(values)];
  return distinct.length > 1 ? distinct : distinct[0];
}

/** Represents all that the page's structured data says about its WebSite and its Organization. */
export function jsonLdLines(subject: Subject, placeholders: Placeholders): readonly FixLine[] {
  const { portrait, root } = subject;
  const badLogo = subject.cameTo('logo-file', 'broken', 'small') ? subject.lost('logo-file') : [];
  const checks = [
    ...subject.lost('name-declared', 'organization', 'same-as', 'jsonld-parses', 'entity-graph'),
    ...(subject.isOdd('website', 'organization') ? subject.lost('name-agreement') : []),
    ...(portrait.language === null ? [] : subject.lost('language-agreement')),
    ...badLogo,
  ];
  if (checks.length === 0) return [];

  const id = (fragment: string) => `${root?.href ?? ''}#${fragment}`;
  const named = (...kinds: readonly string[]) =>
    portrait.names.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  const brandName = () => subject.name ?? placeholders.write('name');
  const rootUrl = () => root?.href ?? placeholders.write('address');
  // Its own spelling, a legal form say, where it is the same name.
  const ownName = portrait.organization?.name ?? null;
  const spelling = ownName !== null && subject.isOwnSpelling(ownName) ? ownName : null;
  const stated = webUrl(portrait.organization?.url ?? '');
  const website = {
    '@type': 'WebSite',
    '@id': id('website'),
    name: brandName(),
    alternateName: oneOrMany(subject.otherNames('website', 'website-alternate', 'og-site-name')),
    url: rootUrl(),
    inLanguage: portrait.language ?? undefined,
    publisher: { '@id': id('organization') },
  };
  const organization = {
    '@type': portrait.organization?.type ?? 'Organization',
    '@id': id('organization'),
    name: spelling ?? brandName(),
    legalName: named('organization-legal')[0],
    alternateName: oneOrMany(
      subject.otherNames('organization', 'organization-alternate').filter((one) => one !== spelling),
    ),
    url: stated !== null && subject.isOwn(stated) ? stated.href : rootUrl(),
    logo: (badLogo.length === 0 ? portrait.organization?.logo : null) ?? placeholders.write('logo'),
  };
  const profiles = [...profilesOf(subject)];
  if (subject.hasLost('same-as')) while (profiles.length < PROFILES) profiles.push(placeholders.write('profile'));
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [website, { ...organization, sameAs: profiles.length > 0 ? profiles : undefined }],
  };
  const text = `<script type="application/ld+json">\n${jsonText(graph)}\n</script>`;
  return [{ text, checks, states: { website: website.name, organization: organization.name } }];
}
