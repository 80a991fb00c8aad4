/**
 * Letters as they are written where their marks are left out or spelt out. Marks that Unicode decomposes are taken off
 * by decomposition; here is what it leaves (Unicode CLDR, transforms Latin-ASCII, de-ASCII, da-ASCII:
 * https://github.com/unicode-org/cldr/tree/main/common/transforms).
 */

/** Letters whose stroke or ligature no decomposition takes off, in lower case. */
export const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  þ: 'th',
  ŋ: 'n',
  ə: 'e',
};

/** Letters spelt with two: German, Danish, Norwegian, Swedish, Finnish. */
export const SPELT_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

/**
 * Arabic letters that are written for one another: hamza on alef, alef maqsura, ta marbuta, Persian kaf and ya.
 * https://www.unicode.org/reports/tr53/ names the marks, which are left out.
 */
export const ARABIC: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
};

/** Cyrillic and Greek in Latin letters, as host names write them (ISO 9, ISO 843, simplified). */
export const ROMANISED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ' +
    'ы:y ь: э:e ю:yu я:ya і:i ї:i є:e ґ:g α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ' +
    'τ:t υ:y φ:f χ:ch ψ:ps ω:o'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
) as Record<string, string>;
