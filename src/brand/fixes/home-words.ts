/**
 * What sites call their home page, or themselves as one: never part of a name. On its own, since a report loads what
 * writes fixes and not the tables that names are found with.
 */

/** In whole words, anywhere in a name. */
const PHRASES =
  /\b(?:home ?page|official (?:web ?)?site|startseite|offizielle (?:web ?seite|website)|page d[’']accueil|site (?:web )?officiel|(?:sitio|página) (?:web )?oficial|página (?:principal|inicial|de inicio)|site oficial|pagina iniziale|sito (?:web )?ufficiale|officiële (?:web)?site|strona główna|oficjalna strona|ana sayfa|resmi (?:web )?sitesi)\b|ホームページ|公式サイト|トップページ|官方网站|官網|首页|首頁|主页|홈페이지|главная страница|официальный сайт|الصفحة الرئيسية|الموقع الرسمي/i;

/** A part of its own at an end: “NKB - Home”. */
const PART =
  /^(?:home|start|accueil|inicio|início|главная|ホーム|الرئيسية|홈)\s*[-–—|:·»]|[-–—|:·»]\s*(?:home|start|accueil|inicio|início|главная|ホーム|الرئيسية|홈)$/i;

export function saysHome(name: string): boolean {
  return PHRASES.test(name) || PART.test(name.trim());
}
