import { nameWords } from '../../basics/names';
import { isUnspaced, visibleCode } from '../../basics/text';
import { hostLabels } from '../../naming/host';
import { sameKey } from '../../naming/relation';
import { segmentsOf } from '../../naming/segments';
import { webUrl } from '../../urls/sites';
import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Titles that say nothing: templates' own, and “home” in languages of many sites; `|` between them. Compared by key. */
const GENERIC = new Set(
  [
    'Home|Homepage|Home page|Index|Index of /|Untitled|Untitled document|Untitled page|New page|Document|Welcome|Default|Test',
    'React App|Vite App|Vite + React|Vite + React + TS|Create Next App|Svelte app|Nuxt app|My site|My WordPress blog',
    'Startseite|Willkommen|Accueil|Bienvenue|Inicio|Página principal|Bienvenidos|Página inicial|Início|Pagina iniziale',
    'Benvenuti|Strona główna|Hem|Forside|Etusivu|Ana sayfa|Главная|Главная страница|ホーム|ホームページ|トップページ',
    '首页|首頁|主页|홈|홈페이지|الرئيسية|الصفحة الرئيسية|דף הבית',
  ]
    .flatMap((titles) => titles.split('|'))
    .map(sameKey),
);

/** A word of this length is hardly an article or a preposition; in scripts without spaces two characters are a word. */
const WORD_LENGTH = 4;

const REPEATED = 3;

function repeatedWord(title: string): string | null {
  const counts = new Map<string, number>();
  for (const word of nameWords(title)) {
    if (word.length < (isUnspaced(word.charCodeAt(0)) ? 2 : WORD_LENGTH)) continue;
    const count = (counts.get(word) ?? 0) + 1;
    if (count === REPEATED) return word;
    counts.set(word, count);
  }
  return null;
}

/** A separator at either end, with nothing to separate. */
const DANGLING = /^\s*[|»·•–—:]\s|\s[|»·•–—-]\s*$|[|»]\s*$/;

/** What a template does to a title: a separator without a second part, or the same part twice. */
function templateFault(title: string): 'trailing' | 'twice' | null {
  if (DANGLING.test(title)) return 'trailing';
  const parts = segmentsOf(title).map(sameKey);
  return new Set(parts).size < parts.length ? 'twice' : null;
}

/**
 * Whether the page has a title that says something, and one only. Length is not judged: no limit is published. Several
 * cost little: browsers show the first (ACT rule 2779a5 passes them).
 */
export const check = definePageCheck({
  id: 'title-quality',
  dimension: 'identity',
  order: 40,
  weight: 40,
  standing: 'required',
  remedy: 'text',
  face: 'tab',
  sources: [SOURCES.titleLinks, SOURCES.pageTitled],
  outcomes: {
    pass: 1000,
    several: 900,
    trailing: 800,
    twice: 800,
    repeated: 500,
    escaped: 500,
    'name-only': 500,
    missing: 0,
    generic: 300,
  },
  standings: { several: 'ours', repeated: 'ours', trailing: 'ours', twice: 'ours' },
  run: (facts) => {
    const title = facts.titles[0];
    // What there is of a page may end before its title, or in it.
    if ((title?.value ?? '') === '' && facts.page.state === 'partial') return unread(facts);
    if (title === undefined) return verdict('missing', {}, [absence(facts, 'title')]);
    if (title.value === '') return verdict('missing', {}, [receipt(title)]);
    const params = { title: shown(title.value) };
    const isInner = facts.page.kind.is === 'inner';
    // On a home page a number may be a name.
    const isNumber = isInner && nameWords(title.value).every((one) => /^[0-9]+$/.test(one));
    if (isNumber || GENERIC.has(sameKey(title.value))) return verdict('generic', params, [receipt(title, true)]);
    // By the host: what names the page states decides nothing about its title.
    const label = hostLabels(webUrl(facts.page.url)?.hostname ?? '')[0];
    if (isInner && label !== undefined && sameKey(label) === sameKey(title.value)) {
      return verdict('name-only', params, [receipt(title, true)]);
    }
    const code = visibleCode(title.value);
    if (code !== null) return verdict('escaped', { ...params, code }, [receipt(title, true)]);
    if (facts.titles.length > 1) {
      const receipts = facts.titles.map((one, index) => receipt(one, index > 0));
      return verdict('several', { count: facts.titles.length }, receipts);
    }
    const word = repeatedWord(title.value);
    if (word !== null) return verdict('repeated', { word: shown(word) }, [receipt(title, true)]);
    const flaw = templateFault(title.value);
    return verdict(flaw ?? 'pass', params, [receipt(title, flaw !== null)]);
  },
});
