/** Structured data (schema.org): of a home page who the brand is, of an article what its page states. */
import { nameKey } from '../basics/names';
import { languageTag } from '../languages/tags';
import { hasSubdomain } from '../naming/host';
import { isOneName } from '../naming/relations';
import { placeholder, type FixWriter } from './block';
import { jsonText } from './escaping';
import { imageOf } from './head';
import { somewhere, type Subject } from './subject';

/** Profiles elsewhere, with https URLs: what is served without encryption is served with it by now. */
function profilesOf(subject: Subject): readonly string[] {
  const urls = (subject.portrait.organization?.sameAs ?? []).map(somewhere);
  const elsewhere = urls.flatMap((url) => (url === null || subject.isOwn(url) ? [] : url.href));
  const profiles = [...new Set(elsewhere.map((href) => href.replace(/^http:/, 'https:')))];
  // The check asks for one.
  return profiles.length === 0 && subject.hasLost('same-as') ? [placeholder('profile')] : profiles;
}

/** One value as it is, several as a list, none left out. */
function oneOrMany(values: readonly string[]): string | readonly string[] | undefined {
  const distinct = [...new Set(values)];
  return distinct.length > 1 ? distinct : distinct[0];
}

function script(json: object): string {
  return `<script type="application/ld+json">\n${jsonText({ '@context': 'https://schema.org', ...json })}\n</script>`;
}

/** A thing of the structured data, as code has it: what the page says of it already, the text says, too. */
function typeOf(thing: { readonly '@type': string }): string {
  return `"@type": "${thing['@type']}"`;
}

/** Whether structured data describes the site: a check that misses something would name it. */
function statesSite(subject: Subject): boolean {
  const missing = subject.result('entity-graph')?.params['missing'];
  return (
    subject.cameTo('entity-graph', 'pass', 'unlinked') ||
    (typeof missing === 'string' && !missing.split(', ').includes('WebSite'))
  );
}

/** All that the page's structured data says about its WebSite and its Organization, linked. */
export const siteLines: FixWriter = (subject) => {
  const { portrait, root, type } = subject;
  const badLogo = subject.cameTo('logo-file', 'broken', 'small') ? subject.lost('logo-file') : [];
  const checks = [
    ...subject.lost('name-declared', 'organization', 'same-as', 'entity-graph'),
    ...(type === 'article' ? [] : subject.lost('jsonld-parses')),
    ...(subject.odd('website', 'organization').length > 0 ? subject.lost('name-agreement') : []),
    ...(languageTag(portrait.language ?? '') === null ? [] : subject.lost('language-agreement')),
    ...badLogo,
  ];

  const id = (fragment: string) => `${root?.href ?? ''}#${fragment}`;
  const brandName = subject.name ?? placeholder('name');
  const rootUrl = root?.href ?? placeholder('address');
  // Its own spelling, a legal form say, where it is the same name.
  const ownName = portrait.organization?.name ?? null;
  const isOwn = portrait.names.some(({ value, relation }) => value === ownName && relation && isOneName(relation));
  const spelling = subject.name !== null && isOwn ? ownName : null;
  const ofOrganization = somewhere(portrait.organization?.url);
  const isAstray = ofOrganization !== null && !subject.isOwn(ofOrganization) && subject.hasLost('one-host');
  const homepage = isAstray ? null : ofOrganization;
  const website = {
    '@type': 'WebSite',
    '@id': id('website'),
    name: brandName,
    alternateName: oneOrMany(subject.otherNames('website', 'website-alternate', 'og-site-name')),
    url: rootUrl,
    inLanguage: languageTag(portrait.language ?? '') ?? undefined,
    publisher: { '@id': id('organization') },
  };
  const profiles = profilesOf(subject);
  const organization = {
    '@type': portrait.organization?.type ?? 'Organization',
    '@id': id('organization'),
    name: spelling ?? brandName,
    legalName: portrait.names.find(({ kind }) => kind === 'organization-legal')?.value,
    alternateName: oneOrMany(
      subject.otherNames('organization', 'organization-alternate').filter((one) => one !== spelling),
    ),
    // Who is behind a microsite has a home page elsewhere; a stated URL stays, unless a check says that it leads astray.
    url: homepage?.href ?? (root !== null && hasSubdomain(root.hostname) ? placeholder('homepage') : rootUrl),
    logo: (badLogo.length === 0 ? somewhere(portrait.organization?.logo)?.href : null) ?? placeholder('logo'),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
  const text = script({ '@graph': [website, organization] });
  const replaces = [
    ...(statesSite(subject) ? [typeOf(website)] : []),
    ...(portrait.organization === null ? [] : [typeOf(organization)]),
  ];
  return [{ text, checks, replaces, states: { website: website.name, organization: organization.name } }];
};

/** Those who write without their names. */
const NO_PERSON =
  /^(?:by|von|par|por|di) |\b(?:admin|desk|editors?|editorial|news|press|redaktion|rédaction|redacción|staff|team)\b/i;

/** Whether a text is one person's name and nothing else: a few words without signs, and not the brand's name. */
function isPerson(author: string, subject: Subject): boolean {
  const words = author.split(' ').length;
  if (words < 2 || words > 4 || NO_PERSON.test(author) || /[\d,;:&@|/()+<>"]| (?:and|und|et|y|e) /i.test(author))
    return false;
  return !subject.mentionsBrand(author);
}

/** A date and time with its zone as schema.org takes it: `+0200` is `+02:00`. */
function dateTime(stated: string): string {
  return stated.replace(/([+-]\d\d)(\d\d)$/, (zone, hours: string, minutes: string) =>
    stated.includes('T') ? `${hours}:${minutes}` : zone,
  );
}

/** What the page states about its article. Nothing if structured data describes it already, even if that is broken. */
export const articleLines: FixWriter = (subject) => {
  const { portrait, report, type, headline, name } = subject;
  const hasNone = subject.cameTo('jsonld-parses', 'none', 'parts', 'foreign', 'microdata', 'rdfa');
  const checks = hasNone ? subject.lost('jsonld-parses') : [];
  const { article } = report;
  if (type !== 'article' || article === undefined || article.described) return [];
  // Templates call any page an article in Open Graph's terms, and date any; an article is called one and has a date.
  if (article.published === null || portrait.openGraph.type?.toLowerCase() !== 'article')
    return [{ rule: 'type', checks }];
  const { author } = article;
  // A site may be its author's own: a publisher is sure where another one writes, or an organisation is named.
  const isOther = author !== null && nameKey(author) !== nameKey(name ?? '');
  const hasPublisher = isOther || portrait.organization !== null;
  // Without either, search engines learn nothing from it that they don't read in the tags.
  const person = author !== null && isPerson(author, subject) ? author : null;
  if (person === null && !hasPublisher) return [{ rule: 'type', checks }];
  const text = script({
    '@type': 'Article',
    headline: headline ?? placeholder('headline'),
    url: subject.preferredUrl?.href ?? placeholder('address'),
    image: imageOf(subject)?.href,
    datePublished: dateTime(article.published),
    dateModified: article.modified === null ? undefined : dateTime(article.modified),
    inLanguage: languageTag(portrait.language ?? '') ?? undefined,
    author: person === null ? undefined : { '@type': 'Person', name: person },
    publisher: hasPublisher ? { '@type': 'Organization', name: name ?? placeholder('name') } : undefined,
  });
  return [{ text, checks }];
};
