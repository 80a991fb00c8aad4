/** Words of the corpus: enough in each language for a realistic script, word lengths and hyphenation. */
import type { WrittenLocale } from '../../src/site/locales';

interface Vocabulary {
  readonly words: readonly string[];
  /** Between words; empty in scripts written without spaces. */
  readonly space: string;
  /** At the end of a sentence, with the space after it. */
  readonly stop: string;
}

function vocabulary(words: string, space = ' ', stop = '. '): Vocabulary {
  return { words: words.trim().split(/\s+/), space, stop };
}

export const VOCABULARIES: Readonly<Record<WrittenLocale, Vocabulary>> = {
  en: vocabulary(
    `name page title image brand card link preview search report score check source reader place field value
    declares shows repeats compares differs agrees measures describes belongs changes follows explains remains
    short long plain exact visible stable common recent public careful first second every another each whole
    often rarely always together apart again before after between without within under behind across toward`,
  ),
  de: vocabulary(
    `Name Seite Titel Bild Marke Karte Verweis Vorschau Suche Bericht Punktzahl Prüfung Quelle Leser Stelle Feld
    nennt zeigt wiederholt vergleicht unterscheidet stimmt misst beschreibt gehört ändert folgt erklärt bleibt
    kurz lang schlicht genau sichtbar stabil gemeinsam neu öffentlich sorgfältig erste zweite jede andere ganze
    häufig selten immer zusammen getrennt wieder vorher nachher zwischen ohne innerhalb unter hinter über gegen`,
  ),
  fr: vocabulary(
    `nom page titre image marque carte lien aperçu recherche rapport score contrôle source lecteur endroit champ
    déclare montre répète compare diffère mesure décrit appartient change suit explique reste ressemble précise
    court long simple exact visible stable commun récent public soigné premier second chaque autre entier même
    souvent rarement toujours ensemble séparément encore avant après entre sans dans sous derrière à travers vers`,
  ),
  es: vocabulary(
    `nombre página título imagen marca tarjeta enlace vista búsqueda informe puntuación control fuente lector lugar
    declara muestra repite compara difiere coincide mide describe pertenece cambia sigue explica permanece precisa
    corto largo sencillo exacto visible estable común reciente público cuidadoso primero segundo cada otro entero
    siempre juntos aparte nunca antes después entre sin dentro bajo detrás hacia sobre según durante mientras`,
  ),
  ja: vocabulary(
    `名前 ページ 題名 画像 ブランド カード リンク 検索 報告 点数 検査 出典 読者 場所 項目 値 は が を に で と
    示す 繰り返す 比べる 異なる 一致する 測る 説明する 属する 変わる 続く 残る 短い 長い 正確な 見える 安定した
    共通の 新しい 公開の 丁寧な 最初の 次の すべての 別の 全体の よく まれに いつも 一緒に もう一度 前に 後に`,
    '',
    '。',
  ),
  ar: vocabulary(
    `اسم صفحة عنوان صورة علامة بطاقة رابط معاينة بحث تقرير درجة فحص مصدر قارئ مكان حقل قيمة نص موقع دليل
    يعلن يعرض يكرر يقارن يختلف يتفق يقيس يصف ينتمي يتغير يتبع يشرح يبقى يذكر يحدد يوضح قصير طويل بسيط دقيق
    ظاهر ثابت مشترك حديث عام أول ثان كل آخر كامل غالبا نادرا دائما معا مرة قبل بعد بين دون داخل تحت خلف عبر`,
  ),
};
