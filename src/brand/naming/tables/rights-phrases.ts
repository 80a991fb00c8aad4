/**
 * Words of ownership beside the holder's name in copyright lines; a text of nothing else names nobody (Wikipedia, “All
 * rights reserved”, in its languages: https://en.wikipedia.org/wiki/All_rights_reserved). In lower case, without marks.
 */
export const RIGHTS_WORDS: ReadonlySet<string> = new Set(
  [
    'all rights reserved copyright', // English
    'alle rechte vorbehalten urheberrecht', // German
    'tous droits reserves', // French
    'todos los derechos reservados derechos', // Spanish
    'tutti i diritti riservati diritti', // Italian
    'todos os direitos reservados direitos', // Portuguese
    'alle rechten voorbehouden', // Dutch
    'wszelkie prawa zastrzezone', // Polish
    'vsechna prava vyhrazena', // Czech
    'alla rattigheter forbehallna', // Swedish
    'tum haklari saklidir', // Turkish
    'все права защищены', // Russian
    'جميع الحقوق محفوظه', // Arabic
  ]
    .join(' ')
    .split(' '),
);

/** Where such words begin, behind a holder. */
export const RIGHTS =
  /\b(?:all rights?|tous droits|droits reserv|alle rechten?|todos (?:los|os)|derechos reserv|direitos reserv|tutti i|diritti riserv|wszelkie prawa|v[sš]echna pr[aá]va|alla r[aä]ttigheter|t[uü]m haklar)|все права|جميع الحقوق|版权所有|版權所有|保留|無断転載/i;
