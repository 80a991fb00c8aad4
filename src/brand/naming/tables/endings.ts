/**
 * Endings that inflection gives to the words of a name: cases, plurals and genders, by language (Snowball's
 * descriptions of its stemmers: https://snowballstem.org/algorithms/). In lower case, without marks; '-' means no ending. Possessives
 * count as genitives, because words are compared without the apostrophe.
 */
const ENDINGS = `
en nl: - s es
de: - e s es en er em n ns ern ens
sv da no: - s en et er ar or erna erne ene ens ets a e
fr: - s x e es
es pt: - s a o as os es
it: - a e i o he hi
pl cs sk hr sl sr: - a u e y i em om ie ow ami ach ego ej ych a ou ove owi
fi et: - n a an en in ssa sta lla lle lta ta
hu: - t k n nak ban bol rol nal
tr: - in un da de dan den a e i u nin nun
ro: - ul a ului ei i le lor
ru uk be bg: - а я у ю е ы и і ой ей ого его ому ему ом ем ам ях ах ов ев ий ый ая ое ые ых ії
el: - ς ν υ α ο ι ος ου ον οι ων ας ης η
`;

/** Languages by their primary subtags, and the endings of their words. */
export const ENDINGS_BY_LANGUAGE: readonly (readonly [languages: readonly string[], endings: ReadonlySet<string>])[] =
  ENDINGS.trim()
    .split('\n')
    .map((line) => {
      const [languages = '', endings = ''] = line.split(': ');
      return [languages.split(' '), new Set(endings.split(' ').map((ending) => (ending === '-' ? '' : ending)))];
    });
