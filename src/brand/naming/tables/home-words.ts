/**
 * Words for a site's home page and for what it is, which are never part of its name, and words around a name in logos
 * and titles: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Arabic, Japanese, Chinese
 * (Wiktionary, translations of “home page”, “official website”; WordPress, translations of “Home”:
 * https://translate.wordpress.org/). In lower case, without marks.
 */
const lines = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Phrases beside a name: what stands before or behind one of them is the name. */
export const HOME_PHRASES: readonly string[] = lines(`
  homepage, home page, official site, official website, official homepage, official web site
  startseite, internetseite, internetauftritt, offizielle website, offizielle seite, offizielle webseite
  page d accueil, site officiel, site internet
  pagina de inicio, pagina principal, sitio oficial, sitio web oficial, pagina oficial, web oficial
  pagina iniziale, sito ufficiale, pagina inicial, site oficial, startpagina, officiele website, officiele site
  strona glowna, oficjalna strona, oficjalny serwis, etusivu, startsida, forside
  официальныи саит, официальный сайт, главная страница, официальная страница
  الموقع الرسمي, الصفحه الرييسيه
`);

/** The same written onto a name. */
export const ATTACHED_HOME_PHRASES: readonly string[] = lines(`
  の公式ホームページ, 公式ホームページ, の公式サイト, 公式サイト, 公式ウェブサイト, のホームページ, ホームページ, トップページ
  官方网站, 官方網站, 网站首页, 網站首頁, 官网首页, 官网, 官網, 首页, 首頁, 홈페이지, 공식 홈페이지, 공식홈페이지
`);

/** Words of a template, alone in a segment of a title or in the place of a name. */
export const GENERIC: ReadonlySet<string> = new Set(
  lines(`
  home, homepage, start, startseite, inicio, accueil, index, untitled, welcome, willkommen, bienvenue, bienvenido, logo
  menu, main, page, blog, news, site, website, web, default, test, example, undefined, null, notknown, unknown, my
  pagina, principal, principale, d, de, strona, glowna, hem, forside, hjem, etusivu, domov, domu, uvod
  博客, 新闻, 新聞, ブログ, 블로그, 뉴스, ホーム, トップページ, トップ, 首页, 首頁, 网站首页, 홈, الرييسيه, الصفحه, главная, страница, саит, сайт
`),
);

/** What links to the home page are called, alone. */
export const HOME_WORDS: ReadonlySet<string> = new Set([
  ...HOME_PHRASES,
  ...lines(`
  home, startseite, zur startseite, zur homepage, to home page, accueil, inicio, hem, hjem
  etusivu, главная, الرييسيه, ホーム, トップ, トップページ, 首页, 首頁, 홈
`),
]);

/** Words around a name in logos, links home and titles: `Go to … home page`, `Welcome to …`, `… logo`. */
export const AROUND: ReadonlySet<string> = new Set(
  lines(`
  logo, logotype, logotipo, logga, icon, home, homepage, page, go, to, back, return, the, official, site, website, web
  welcome, link, of, our, main, index, www, header, footer, desktop, image, img, svg, black, white, color, small, large
  brand, mark, wordmark
  startseite, zur, zum, zuruck, von, der, des, die, das, beim, bei, willkommen, auf
  inicio, ir, a, la, del, pagina, principal, accueil, retour, d, du, inicial, vai, etusivu, domu
`),
);

/** Words after a name in scripts without spaces. */
export const ATTACHED = /([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]) ?(?:logo|标志|首页|首頁|ロゴ|トップページ|로고)$/i;

/** Verbs before a name in Chinese links home: “to the home page of …”. */
export const BEFORE = /^(?:到|去|回到|返回)(?=[\u3400-\u9fff]{2,}(?:首页|首頁)$)/;
