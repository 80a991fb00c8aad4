/** How the first screen says and shows what is worst. */
import type { i18n } from 'i18next';
import type { Report } from '../../../brand/report/report';
import type { Locale } from '../../../site/locales';
import type { ProofreadRow } from '../../proofread/ProofreadNames';
import { formatNumber, formatScore } from '../../format';
import { translator } from '../../strings';
import type { StringKey } from '../../string-keys';
import { checkText } from '../check-text';
import { mostImportantFinding, type Finding } from '../finding';
import { isolate } from '../isolate';
import { reportName } from '../report-name';
import { agreeingRows, nameRows, otherNames } from './name-rows';
import type { SurfaceKind } from './Surface';

export interface Worst {
  /** At most twelve words, with untrusted parts between isolates. */
  readonly title: string;
  /** The names, or the surface on which it is seen; neither where nothing can be drawn. */
  readonly shown: { readonly rows: readonly ProofreadRow[] } | { readonly surface: SurfaceKind } | null;
}

/** Gates that are said in words of their own. */
const GATES = { indexable: 'struck', https: 'address', leftovers: 'struck', 'blank-page': 'page' } as const;

const SURFACES: Readonly<Partial<Record<Finding['code'], SurfaceKind>>> = {
  'image-missing': 'card',
  'image-broken': 'card',
  'description-missing': 'untold',
  unread: 'page',
};

/** A small number as a word, as sentences have it. */
export function numberWord(strings: i18n, locale: Locale, value: number): string {
  const word = translator(strings, locale, 'report')(`number.${value}` as StringKey<'report'>, { defaultValue: '' });
  return word === '' ? formatNumber(locale, value) : word;
}

/** @param strings with the namespaces `report` and `checks` */
export function worstOf(strings: i18n, locale: Locale, report: Report): Worst {
  const finding = mostImportantFinding(report);
  const { portrait } = report;
  const t = translator(strings, locale, 'report');
  switch (finding.code) {
    case 'capped':
    case 'gate': {
      const { check } = finding;
      const isKnown = Object.hasOwn(GATES, check);
      const gate = check as keyof typeof GATES;
      return {
        title: isKnown ? t(`title.${gate}`) : checkText(strings, locale, report.rubricVersion).title(check),
        shown: isKnown ? { surface: GATES[gate] } : namesShown(),
      };
    }
    case 'names-disagree':
    case 'names-differ': {
      const count = otherNames(portrait).length + Number(portrait.name !== null);
      const name = isolate(reportName(t, report));
      const number = numberWord(strings, locale, count);
      return {
        title: count === 2 ? t('title.namesTwo', { name }) : t('title.names', { name, number }),
        shown: { rows: nameRows(t, locale, portrait) },
      };
    }
    case 'image-missing':
    case 'image-broken':
      return { title: t('title.image-missing'), shown: { surface: 'card' } };
    case 'weakest': {
      const dimension = t(`dimension.${finding.dimension}.name`);
      return {
        title: t('title.weakest', { dimension, score: formatScore(locale, finding.score) }),
        shown: namesShown(),
      };
    }
    case 'measured':
      return { title: t('headline.measured'), shown: namesShown() };
    case 'name-missing':
      return { title: t('title.name-missing'), shown: { rows: [unreadRow()] } };
    default: {
      const name = 'name' in finding ? isolate(finding.name) : '';
      const surface = SURFACES[finding.code];
      return {
        title: t(`title.${finding.code}`, { name }),
        shown: surface === undefined ? namesShown() : { surface },
      };
    }
  }

  function namesShown(): Worst['shown'] {
    const rows = agreeingRows(t, portrait);
    return rows.length === 0 ? null : { rows };
  }

  function unreadRow(): ProofreadRow {
    return { value: '', label: t('place.website'), note: t('constellation.none'), state: 'unread' };
  }
}
