/** Titles that are hard to set, for tests and for looking at. */
import type { CardText } from '../card-text';

/** Exactly 90 characters each. */
export const LONG_TITLES: Readonly<Record<'en' | 'ja' | 'ar', CardText>> = {
  en: {
    title: 'What a brand says of itself in manifest, structured data and link previews, and who agrees',
    label: 'Posts',
    locale: 'en',
  },
  ja: {
    title:
      'ブランドは一つ、名前は三つ：マニフェスト、構造化データ、リンクのプレビューで食い違う名前の見つけ方と、どこから直せばよいかを、Facetが集めた3つの証拠で順に確かめるための手引き',
    label: '記事',
    locale: 'ja',
  },
  ar: {
    title: 'علامة واحدة وثلاثة أسماء: كيف تجد الاسم المختلف في 3 مصادر مع Facet، وما الذي تصلحه أولًا؟',
    label: 'المقالات',
    locale: 'ar',
  },
};

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

export const UGLY_CARDS: Readonly<Record<string, CardText>> = {
  ...LONG_TITLES,
  'de-90': {
    title: 'Was eine Marke über sich sagt, in Manifest, Auszeichnung und Vorschau: wer stimmt wem zu?!',
    label: 'Beiträge',
    locale: 'de',
  },
  'en-200': {
    title: repeated('What a brand says of itself in manifest, structured data and link previews. ', 200),
    label: 'Changelog',
    locale: 'en',
  },
  'de-200': {
    title: repeated('Änderungen an Markenauftritten, Strukturauszeichnungen und Vorschaubildern. ', 200),
    label: 'Änderungen',
    locale: 'de',
  },
  'ja-200': {
    title: repeated('ブランドは一つ、名前は三つ：マニフェストと構造化データで食い違う名前の見つけ方。', 200),
    label: '変更履歴',
    locale: 'ja',
  },
  'ar-200': {
    title: repeated('علامة واحدة وثلاثة أسماء: كيف تجد الاسم المختلف، وما الذي تصلحه أولًا؟ ', 200),
    label: 'سجل التغييرات',
    locale: 'ar',
  },
  'one word': {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    label: '',
    locale: 'de',
  },
  'one word of 200': { title: 'x'.repeat(200), label: '', locale: 'en' },
  emoji: { title: 'Ship it 🚀 to 👩‍💻 teams 1️⃣ 🇩🇪', label: 'Posts', locale: 'en' },
  'emoji alone': { title: '🚀', label: 'Posts', locale: 'en' },
  mixed: {
    title: 'Why 株式会社ノースウィンド is called “NW Coffee” & العلامة التجارية in <title>',
    label: 'Posts',
    locale: 'en',
  },
  'Arabic in German': { title: 'Was „العلامة التجارية“ in 日本 heißt', label: 'Beiträge', locale: 'de' },
  'Japanese first': { title: '日本語とالعربيةの名前', label: '記事', locale: 'ja' },
  'Latin first, right to left': { title: 'Facet 2.0: ما الجديد (3 فحوص)؟', label: 'المقالات', locale: 'ar' },
  'too long': { title: repeated('Nine words of a title that goes on and on; ', 1000), label: 'Posts', locale: 'en' },
  short: { title: 'Posts', label: '', locale: 'en' },
};
