/**
 * Made by src/dev/make-language-tables.ts from Unicode 17.0 (Scripts.txt, UnicodeData.txt) and CLDR 48.2.0
 * (likely subtags, languageData). https://www.unicode.org/ucd/ https://cldr.unicode.org/
 */

/**
 * Letters and their marks, by script (ISO 15924): the code, how far the first character is from the last of the range
 * before, and how many follow it, in base 36.
 */
export const SCRIPT_RANGES =
  'Latn1t.p Latn7.p Latn1c Latng Latn6.m Latn2.u Latn2.cg Latn14.4 Kanax Kanau Grek25.3 Grek3.7 Grek2 Grek7 Grek2.2h Grekf.5 Grek2.8 Cyrl1.3l Cyrl2.1 Cyrl3.4o Armn2.14 Armn7.14 Hebr9.18 Hebr2 Hebr2.1 Hebr2.1 Hebr2.17 Arabu.a Arab6.v Arab2.9 Arabc.9 Arabf.1 Arab2.2q Arab2.7 Arab3.9 Arab2.5 Arabb.2 Arab3 Syrch.1r Arab1.1b Thaa1.1d Nkoop.17 Nkoo5.3 Syrc2r.a Arab6.n Arab2.6 Arab8.22 Arab2.s Deva1.28 Deva5.e Devae.e Beng1.2r Bengd.1 Bengb Beng2 Guru3.2l Gurui.5 Gujrc.2q Gujrm.6 Orya2.2q Oryae Tamlh.2d Telu15.2r Kndat.3 Knda2.2m Kndae.2 Mlymd.26 Mlym6.3 Mlym8.4 Mlymn.5 Sinh2.2m Sinhj.1 Thaie.1l Thai6.e Laoo1f.25 Laooe.3 Tibtx Tibto.1 Tibts Tibt2 Tibt2 Tibt5.1y Tibt2.1i Tibta Mymr1m.1r Mymrh.1r Mymrb.3 Geor3.2i Geor2.3 Hang1.73 Ethi1.9r Ethix.f Cherh.2l Cans4.h7 Cans3.g Khmr75.2b Khmr4 Khmr5.1 Mong1a.2 Mong2 Mongh.3u Cans6.1x Limbb.1n Talel.10 Taluc.21 Lana2f.2n Lana14 Bali2h.24 Baliv.8 Sundd.1b Sundb.5 Olck4b.z Cyrl3.a Geor6.1b Latn1t.11 Grek1.4 Cyrl1 Latn1.1c Grek1.4 Latn1.3 Grek1.4 Latn1.c Cyrl1 Latn1.1x Grek1 Latn1t.73 Grek1.58 Grek2 Grek4.a Grek4.b Grek5.c Grek6.a Latn39 Latne Latnh.c Grek3u Latn4.1 Latn7 Latns Latn1h.1 Latn258.v Geor3l.19 Tfng3.1r Tfngg Ethi1.2m Cyrl2.v Haniee Hang15.1 Kana2.4 Hani6 Kana1 Hira5.2d Kana3.1 Hira3.2 Kana2.2h Kana2.3 Bopo6.16 Hang2.2l Bopoi.v Kana1d.f Hanie9.533 Hani1t.g73 Yiii1.wc Lisu1w.19 Vaii3.7g Vaii4.f Vaiib.1 Cyrll.1e Cyrl2.9 Cyrl2.w Latn3n.2t Latn4.38 Deva69.n Deva4 Deva2.2 Hang2p.s Java4.1s Mymrw.f Mymrb.4 Cham2.25 Mymrj.m Mymr4.5 Tavt1.2l Mtei3.f Mtei3.4 Ethib.19 Latn2.16 Latn2.8 Grek1 Latn1.3 Cher7.27 Mtei1.16 Mtei2.1 Hangj.8or Hani6it.d5 Latn13.6 Armnd.4 Hebr6.b Hebr2.11 Arab1.2p Araby.a2 Arabj.1r Arab3.1h Arab15.b Cyrl1f.1 Arab1t.3w Latn11.p Latn7.p Kanac.1l Hang1.1o Osgeyc.23 Latnhx.1m Rohg11i.13 Arabbf.5 Arab1f.5 Cakme9.1g Cakmg.3 Newajd.22 Newak.3 Cans18v.f Lisuz5 Plrdfo0.4f Hani1w Hanid.3 Kanacn1.g Hira1.7y Kana1.2 Hirag.w Kana3.i Grek6hn.2 Latn2ik.16 Cyrl7a.2n Hmnp35.1p Hmnph Ethi1aq.u Adlm76.23 Arabxh.57 Hani3et.1lof';

/** Languages by the scripts they are written in. `Jpan` is Kana and Han, `Kore` Hangul and Han. */
export const LANGUAGE_SCRIPTS: Readonly<Record<string, string>> = {
  Latn: 'aa af agq ak an ann arn asa ast ay bas bem bew bez bi blo br bss ca cad cch ceb cgg ch cho cic co cs cy da dav de dje dsb dua dyo ebu ee en eo es et eu ewo fi fil fj fo fr frr fur fy ga gaa gd gl gn gsw guz gv haw ho hr hsb ht hu hz ia id ie ig ik in io is it jbo jgo jmc jv jw kab kaj kam kcg kde kea kek ken kg kgp khq ki kj kkj kl kln kpe kr ksb ksf ksh kw kxv la lag lb lg li lij lkt lld lmo ln lt ltg lu luo luy lv mas mer mfe mg mgh mgo mh mhn mi mic mo moh mt mua mus na naq nb nd nds ng nl nmg nn nnh no nr nso nus nv ny nyn oc oka om pap pcm pis pl pms prg pt qu quc rm rn ro rof rw rwk saq sbp sc scn se seh ses sg sgs sid sk sl sm sma smj smn sms sn so sq ss ssy st su sv sw szl teo tl tn to tok tpi tr trv ts twq ty ve vec vi vmw vo vun wa wae wbp wo xh xog yav yo yrl za zu',
  Cyrl: 'ab av ba be bg bua ce cu cv kv mdf mk myv os ru sah tt tyv uk',
  Ethi: 'am byn gez ti tig wal',
  Arab: 'apc ar bal bgn bqi ckb fa lrc mzn ps sdh skr trw ur',
  Beng: 'as bn mni',
  'Arab+Cyrl+Latn': 'az ku ky tg tk uz',
  Deva: 'bgc bho brx doi hi mai mr ne raj sa suz xnr',
  Tavt: 'blt',
  'Latn+Nkoo': 'bm',
  Tibt: 'bo dz',
  'Cyrl+Latn': 'bs kaa sr',
  'Beng+Cakm': 'ccp',
  Cher: 'chr',
  'Cans+Latn': 'cr iu',
  Cans: 'csw oj',
  Thaa: 'dv',
  Grek: 'el',
  'Adlm+Latn': 'ff',
  Gujr: 'gu',
  'Arab+Latn': 'ha ms',
  Hebr: 'he iw ji yi',
  'Hmnp+Laoo': 'hnj',
  Armn: 'hy',
  Yiii: 'ii',
  Jpan: 'ja',
  Geor: 'ka',
  'Arab+Cyrl': 'kk ug',
  Khmr: 'km',
  Knda: 'kn',
  Kore: 'ko',
  'Deva+Latn': 'kok',
  'Arab+Deva': 'ks sd',
  Laoo: 'lo',
  'Geor+Latn': 'lzz',
  Mlym: 'ml',
  'Cyrl+Mong': 'mn',
  'Hmnp+Latn': 'mww',
  Mymr: 'my shn',
  Nkoo: 'nqo',
  Orya: 'or',
  Osge: 'osa',
  'Arab+Guru': 'pa',
  'Deva+Latn+Mymr+Sinh+Thai': 'pi',
  Rohg: 'rhg',
  'Latn+Tfng': 'rif tzm',
  Olck: 'sat',
  'Arab+Latn+Tfng': 'shi',
  Sinh: 'si',
  Syrc: 'syr',
  Taml: 'ta',
  Telu: 'te',
  Thai: 'th',
  'Latn+Vaii': 'vai',
  Hani: 'yue',
  Tfng: 'zgh',
  'Bopo+Hani': 'zh',
};
