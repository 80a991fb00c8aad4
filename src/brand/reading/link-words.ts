/**
 * Texts of links that do not say where they lead. Those of English, Japanese, Spanish, Portuguese, Korean, Swedish,
 * German, Tamil and Persian are Lighthouse’s (core/audits/seo/link-text.js), without those that may well name a page,
 * such as “start”; we have added to them, and the other languages are ours. Compared whole, without case, accents and
 * punctuation; by primary language subtag.
 */
export const SILENT_TEXTS: Readonly<Record<string, string>> = {
  en:
    'click here|click this|click|tap here|here|right here|this|this link|this page|link|more|more info|' +
    'more information|more details|read more|read on|learn more|see more|show more|view more|find out more|' +
    'discover more|continue reading',
  de:
    'klicke hier|klicken sie hier|hier klicken|klick hier|hier|mehr|mehr erfahren|mehr lesen|mehr infos|' +
    'mehr informationen|mehr anzeigen|weitere informationen|weiterlesen|weiter lesen|zum link|link',
  fr:
    'cliquez ici|cliquer ici|clique ici|ici|lire la suite|lire plus|en savoir plus|savoir plus|voir plus|' +
    'plus d infos|plus d informations|découvrir plus|ce lien|lien',
  es:
    'click aquí|clic aquí|haz clic aquí|haga clic aquí|clicka aquí|pincha aquí|pulse aquí|aquí|más|más información|' +
    'más info|saber más|leer más|ver más|conoce más|conozca más|seguir leyendo|este enlace|enlace',
  pt: 'clique aqui|clica aqui|aqui|mais|mais informação|mais informações|leia mais|ler mais|saiba mais|saber mais|veja mais|ver mais',
  it: 'clicca qui|qui|leggi tutto|leggi di più|continua a leggere|scopri di più|per saperne di più|maggiori informazioni|vedi di più',
  nl: 'klik hier|hier|lees meer|lees verder|meer lezen|meer info|meer informatie|meer|bekijk meer',
  sv: 'klicka här|här|läs mer|mer|mer info|mer information|visa mer|se mer',
  da: 'klik her|her|læs mere|mere|se mere|vis mere|mere info',
  no: 'klikk her|her|les mer|mer|se mer|vis mer|mer info',
  fi: 'klikkaa tästä|klikkaa tätä|tästä|täällä|lue lisää|lisää|lisätietoja|katso lisää',
  pl: 'kliknij tutaj|kliknij tu|tutaj|więcej|czytaj więcej|czytaj dalej|dowiedz się więcej|zobacz więcej|więcej informacji',
  cs: 'klikněte zde|klikni zde|zde|více|číst dále|číst více|zjistit více|více informací|další informace|více zde',
  sk: 'kliknite sem|kliknite tu|tu|viac|čítať ďalej|čítať viac|zistiť viac|viac informácií',
  hu: 'kattintson ide|kattints ide|ide kattintva|itt|tovább|bővebben|olvass tovább|tudj meg többet|további információ',
  ro: 'click aici|clic aici|aici|citește mai mult|citește mai departe|mai mult|mai multe|află mai multe|mai multe informații',
  tr: 'buraya tıklayın|tıklayın|tıklayınız|buraya|devamını oku|devamı|daha fazla|daha fazla bilgi|daha fazlası',
  ru: 'нажмите здесь|нажмите сюда|кликните здесь|здесь|тут|подробнее|подробности|читать далее|читать дальше|узнать больше|ещё',
  uk: 'натисніть тут|тут|детальніше|докладніше|читати далі|дізнатися більше|більше',
  bg: 'натиснете тук|кликнете тук|тук|повече|прочети повече|научете повече|виж повече',
  el: 'κάντε κλικ εδώ|εδώ|περισσότερα|διαβάστε περισσότερα|μάθετε περισσότερα|δείτε περισσότερα',
  id: 'klik di sini|klik disini|di sini|disini|baca selengkapnya|selengkapnya|pelajari lebih lanjut|lihat selengkapnya',
  vi: 'nhấn vào đây|bấm vào đây|tại đây|xem thêm|đọc thêm|tìm hiểu thêm',
  ar: 'اضغط هنا|انقر هنا|هنا|المزيد|اقرأ المزيد|لمعرفة المزيد|اعرف المزيد|عرض المزيد|للمزيد',
  fa: 'اطلاعات بیشتر|اینجا|اینجا بزنید|اینجا کلیک کنید|کلیک کنید|بیشتر|بیشتر بخوانید|بیشتر بدانید|ادامه مطلب',
  he: 'לחצו כאן|לחץ כאן|כאן|עוד|קרא עוד|קראו עוד|למידע נוסף',
  hi: 'यहाँ क्लिक करें|यहां क्लिक करें|यहाँ|यहां|और पढ़ें|अधिक जानें|और जानें|और देखें',
  ta: 'மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|இங்கே கிளிக் செய்யவும்|தயவுசெய்து இங்கே அழுத்தவும்',
  th: 'คลิกที่นี่|ที่นี่|อ่านต่อ|อ่านเพิ่มเติม|ดูเพิ่มเติม|เพิ่มเติม',
  ja:
    'ここをクリック|こちらをクリック|ここ|こちら|こちらから|詳しくはこちら|詳細はこちら|詳細|詳しく見る|続きを読む|続く|もっと見る|' +
    'もっと読む|リンク|全文表示',
  ko: '여기|여기를 클릭|여기를 클릭하세요|클릭|링크|자세히|자세히 보기|더보기|더 보기|더 알아보기|계속|전체 보기',
  zh:
    '点击这里|点击此处|點擊這裡|點擊此處|这里|這裡|此处|更多|了解更多|瞭解更多|查看更多|阅读更多|閱讀更多|看更多|阅读全文|閱讀全文|' +
    '详情|詳情|查看详情|查看詳情|链接|連結',
};
