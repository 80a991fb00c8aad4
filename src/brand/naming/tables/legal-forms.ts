/**
 * Legal forms of companies as they are written with names, by jurisdiction: abbreviations of the Entity Legal Forms
 * Code List, ISO 20275 (GLEIF, https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list),
 * and the spellings in use beside them. In lower case, without dots; `&` stands for a conjunction.
 */

import { fold } from '../../basics/names';

/** Written after the name. */
const BEHIND = `
us: inc, incorporated, corp, corporation, llc, l l c, lp, llp, pllc, pbc
gb ie: ltd, limited, plc, llp, cic, dac, unlimited
au nz za in sg my hk ng: pty, pty ltd, pvt, pvt ltd, private limited, pte, pte ltd, sdn bhd, bhd, berhad, pvt limited
ca: ltée, limitée, ulc
de at ch li: gmbh, mbh, ggmbh, ag, kg, kgaa, ohg, gbr, ug, ug (haftungsbeschränkt), e v, ev, eg, eu, gmbh & co kg, gmbh & co kgaa, gmbh & co ohg, ag & co kg, ag & co kgaa, se & co kg, se & co kgaa, ug & co kg, sagl
eu: se, sce, eeig
fr be lu mc ma tn sn: sa, s a, sas, sasu, sarl, sàrl, eurl, snc, sca, scs, scop, sci, selarl, asbl, srl, sprl
it: spa, srl, srls, sapa, snc, sas, s p a, s r l, scarl, scpa, onlus
es: sa, sl, slu, sau, slp, sll, sc, sad, s a u, s l u
mx: sa de cv, sab de cv, sapi de cv, s de rl de cv, sapib de cv, sc, ac
ar cl co pe uy ve: sa, sas, srl, spa, ltda, saic, saci, s en c, saa, sac, eirl
pt br ao: lda, ltda, sa, eireli, sgps, me, epp, unipessoal lda
nl: bv, nv, vof, cv, coöperatie, cooperatie ua
dk no se fi is: a/s, as, asa, aps, i/s, k/s, p/s, amba, ab, ab (publ), hb, kb, oy, oyj, oy ab, abp, ky, hf, ehf, ans, da, ba
pl: sp z oo, spzoo, sa, sp k, sp j, spółka z oo, spółka akcyjna, spółka z ograniczoną odpowiedzialnością
cz sk: sro, spol sro, as, ks, vos, akciová společnost
hu: kft, zrt, nyrt, rt, bt, kkt
hr rs ba si me mk: doo, dd, dno, jdoo, ad, doel
ro md: srl, sa, sca, snc
bg: оод, еоод, ад, еад, кд, ет, еоод & ко кд, оод & ко кд
gr cy: αε, επε, ικε, οε, εε, ae, epe
tr: aş, as, ao, ltd şti, şti, tic ltd şti, san tic aş, san ve tic aş, san ve tic ltd şti
ee lv lt: oü, as, sia, uab, ab, mb
ru by kz: ооо, оао, зао, пао, ао, нао, ип, тоо
ua: тов, тзов, прат, пат, ат, фоп
ge: სს, შპს
am: ՓԲԸ, ԲԲԸ, ՍՊԸ
il: בעמ, בע"מ
arab: شمم, شمك, شمع, ذمم, شذمم, ش م م, fze, fzco, fz llc, dmcc, wll, saog, pjsc, qpsc, ksc, saoc, psc, saa, sae
th: จำกัด, จำกัด มหาชน, จำกัด (มหาชน), จํากัด, pcl, public company limited, co ltd
vn: jsc, ctcp, tnhh
id: tbk
jp: kk, gk, kabushiki kaisha, co ltd
cn tw kr: co ltd, company limited, ltd co, corp ltd, group co ltd
ph: opc
`;

/** Written before the name. */
const BEFORE = `
ru by kz: ооо, оао, зао, пао, ао, нао, ип, тоо, общество с ограниченной ответственностью, публичное акционерное общество, акционерное общество, закрытое акционерное общество, открытое акционерное общество, индивидуальный предприниматель, фгуп, гуп, муп
ua: тов, тзов, прат, пат, ат, фоп, товариство з обмеженою відповідальністю, приватне акціонерне товариство, публічне акціонерне товариство
bg: ет, ад
id: pt, cv
se fi: ab, oy, oy ab, a/s
ee lv lt: uab, sia, as, oü, ab, mb, všį
ge: სს, შპს
th: บริษัท, บมจ, บจก, ห้างหุ้นส่วนจำกัด, หจก
vn: công ty tnhh, công ty cổ phần, ctcp
arab: شركة
br pt: cia, companhia
`;

/** Written onto the name, before or after it, after compatibility decomposition: ㈱ is (株). */
export const ATTACHED_FORMS: readonly string[] = [
  // Japan
  '株式会社 有限会社 合同会社 合資会社 合名会社 一般社団法人 公益社団法人 一般財団法人 公益財団法人 (株) (有) (同)',
  // China, Taiwan, Hong Kong
  '股份有限公司 有限责任公司 有限責任公司 集团有限公司 集團有限公司 有限公司',
  // Korea
  '주식회사 유한회사 유한책임회사 (주) (유)',
]
  .join(' ')
  .split(' ')
  // The longer first: 有限公司 ends 股份有限公司.
  .sort((a, b) => b.length - a.length);

function formsOf(table: string): ReadonlySet<string> {
  const forms = table
    .trim()
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','));
  return new Set(forms.map((form) => fold(form.trim())));
}

export const FORMS_BEHIND = formsOf(BEHIND);
export const FORMS_BEFORE = formsOf(BEFORE);

/** Most words a form is written with. */
export const FORM_WORDS = 5;

/** Forms only after two words or more: of *Air Co* and *Fast Company* they are part of the name. */
export const WEAK_FORMS: ReadonlySet<string> = new Set(['co', 'company', 'cie']);

/**
 * Forms that are also words, and count as forms only if written as abbreviations: `S.p.A.`, `SpA` or `SPA`,
 * and not `Spa` as in *Day Spa*.
 */
export const WORDS_AS_FORMS: ReadonlySet<string> = new Set(
  'spa doo sas sa as ad se ae me da ba ac sc ks rt bt hf eu eg ev limited unlimited'.split(' '),
);
