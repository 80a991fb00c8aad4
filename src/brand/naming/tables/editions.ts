/**
 * Countries and cities that name the edition of a brand: English, the country's own and neighbours' names (CLDR,
 * territories: https://cldr.unicode.org/translation/displaynames/countryregion-territory-names). In lower case, without
 * marks. Countries with the most sites; one that is missing makes an edition a longer name, which costs little.
 */

/** Words of their own, after or before the name. */
export const EDITIONS: ReadonlySet<string> = new Set(
  [
    'argentina, australia, australie, australien, austria, osterreich, autriche, oesterreich, belgium, belgique, belgie, belgien, bolivia',
    'brazil, brasil, bresil, brasilien, bulgaria, canada, kanada, chile, china, chine, colombia, costa rica, croatia, hrvatska, cyprus',
    'czech republic, czechia, cesko, ceska republika, denmark, danmark, danemark, ecuador, egypt, egypte, estonia, eesti, europe, europa',
    'finland, suomi, france, frankreich, francia, germany, deutschland, allemagne, alemania, germania, duitsland, greece, hong kong, hungary, magyarorszag',
    'iceland, island, india, inde, indonesia, iran, iraq, ireland, israel, italy, italia, italie, italien, japan, japon, kazakhstan, kenya',
    'korea, south korea, coree, kuwait, latvia, latvija, lithuania, lietuva, luxembourg, luxemburg, malaysia, malta, mexico, mexique, maroc, morocco',
    'netherlands, nederland, pays bas, niederlande, new zealand, nigeria, norway, norge, norvege, pakistan, panama, peru, philippines, poland, polska, pologne, polen',
    'portugal, puerto rico, qatar, romania, russia, russie, saudi arabia, serbia, srbija, singapore, slovakia, slovensko, slovenia, slovenija',
    'south africa, spain, espana, espagne, spanien, spagna, sweden, sverige, suede, schweden, switzerland, schweiz, suisse, svizzera, taiwan, thailand',
    'tunisie, turkey, turkiye, turquie, uae, uk, united kingdom, great britain, royaume uni, ukraine, united states, usa, us, u s, etats unis, estados unidos',
    'united arab emirates, uruguay, venezuela, vietnam, viet nam, asia, africa, latin america, latam, latinoamerica, middle east, arabia, emea, apac, north america',
    'international, global, worldwide',
    'paris, london, berlin, wien, new york, tokyo, madrid, milano, roma, amsterdam, dubai, singapore, los angeles, chicago, moscow, istanbul',
    'россия, рф, украина, україна, казахстан, беларусь, узбекистан, грузия, москва, българия, србија, армения, азербайджан',
    'ελλαδα, ελλας, κυπρος',
    'مصر, السعوديه, الامارات, المغرب, الكويت, قطر, الاردن, لبنان, العراق, العربيه, الجزاير, تونس',
    'ישראל',
    'भारत, इंडिया',
    'ประเทศไทย, ไทย',
    '日本, 日本版, ジャパン, 中国, 中國, 台湾, 台灣, 香港, 韓国, 한국, 코리아, 대한민국, 日本公式',
  ]
    .join(',')
    .split(',')
    .map((edition) => edition.trim()),
);

/** Most words an edition is written with. */
export const EDITION_WORDS = 3;

/** Written onto the name, before or after it. */
export const ATTACHED_EDITIONS: readonly string[] =
  '日本 ジャパン 中国 中國 台湾 台灣 香港 韓国 한국 코리아 ประเทศไทย'.split(' ');

/** “edition” after a country's name. */
export const EDITION_NOUNS: ReadonlySet<string> = new Set(
  'edition ausgabe edicion edizione editie site website official'.split(' '),
);
