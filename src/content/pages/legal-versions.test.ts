import type { ContentAddress } from '../model/kinds';
import { translationTable } from '../model/translations';
import type { Visibility } from '../model/visibility';
import { inForce, legalDocuments, olderVersions } from './legal-versions';

function entry(slug: string, version: string, locale: ContentAddress['locale']) {
  const address: ContentAddress = { kind: 'legal', slug, version, locale };
  return {
    id: `${slug} ${version} ${locale}`,
    address,
    onlyTranslated: false,
    outdated: false,
    visibility: 'public' as Visibility,
    due: null,
  };
}

const documents = legalDocuments(
  translationTable([
    entry('terms', '2024-01-01', 'en'),
    entry('terms', '2026-01-01', 'en'),
    entry('terms', '2026-01-01', 'de'),
    entry('terms', '2025-01-01', 'en'),
    entry('terms', '2025-01-01', 'de'),
    entry('imprint', '2025-01-01', 'en'),
  ]).rows,
);
const terms = documents.find(({ newest }) => newest.slug === 'terms');
if (terms === undefined) throw new Error('no document of that slug');

it('has each document once, with its newest version in front', () => {
  expect(
    documents.map(({ newest, older }) => [newest.slug, newest.version, older.map(({ version }) => version)]),
  ).toEqual([
    ['imprint', '2025-01-01', []],
    ['terms', '2026-01-01', ['2025-01-01', '2024-01-01']],
  ]);
});

it('names older versions in every locale, with a node only where one is translated', () => {
  expect(olderVersions(terms, 'en').versionIds).toEqual(['terms 2025-01-01 en', 'terms 2024-01-01 en']);
  expect(olderVersions(terms, 'de')).toEqual({
    versions: [
      { version: '2025-01-01', id: 'terms 2025-01-01 de' },
      { version: '2024-01-01', id: null },
    ],
    versionIds: ['terms 2025-01-01 de'],
  });
});

it('goes on with what is in force in a language the draft of a newer version is not translated into', () => {
  const draft = { ...entry('terms', '2027-01-01', 'en'), visibility: 'draft' as Visibility };
  const [withDraft] = legalDocuments(
    translationTable([draft, entry('terms', '2026-01-01', 'en'), entry('terms', '2026-01-01', 'de')]).rows,
  );
  if (withDraft === undefined) throw new Error('no document');
  const versionIn = (locale: 'en' | 'de' | 'ja') => inForce(withDraft, locale).newest.version;
  expect([versionIn('en'), versionIn('de'), versionIn('ja')]).toEqual(['2027-01-01', '2026-01-01', '2026-01-01']);
});

it('marks an older version that production does not show', () => {
  const draft = { ...entry('terms', '2025-06-01', 'en'), visibility: 'draft' as Visibility };
  const [document] = legalDocuments(
    translationTable([entry('terms', '2026-01-01', 'en'), draft, entry('terms', '2025-01-01', 'en')]).rows,
  );
  if (document === undefined) throw new Error('no document');
  expect(olderVersions(document, 'en').versions.map(({ hidden }) => hidden?.visibility)).toEqual(['draft', undefined]);
});
