/** How the first screen says and shows what is worst. */
import type { i18n } from 'i18next';
import type { Report } from '../../../brand/report/report';
import type { Locale } from '../../../site/locales';
import { namesByPlace } from '../../proofread/name-rows';
import { formatNumber, formatScore } from '../../format';
import { translator } from '../../strings';
import type { StringKey } from '../../string-keys';
import { checkText } from '../check-text';
import { mostImportantFinding, type Finding } from '../finding';
import { isolate } from '../isolate';
import { reportName } from '../report-name';
import type { SurfaceKind } from './Surface';

export interface Worst {
  /** At most twelve words, with untrusted parts between isolates. */
  readonly title: string;
  /** The names, the one name in its places, that there is none, or the surface on which it is seen. */
  readonly shown: 'names' | 'agreeing' | 'nameless' | SurfaceKind;
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
  const t = translator(strings, locale, 'report');
  switch (finding.code) {
    case 'capped':
    case 'gate': {
      const { check } = finding;
      const isKnown = Object.hasOwn(GATES, check);
      const gate = check as keyof typeof GATES;
      return {
        title: isKnown ? t(`title.${gate}`) : checkText(strings, locale, report.rubricVersion).title(check),
        shown: isKnown ? GATES[gate] : 'agreeing',
      };
    }
    case 'names-disagree':
    case 'names-differ': {
      const count = Math.max(2, namesByPlace(report).length);
      const name = isolate(reportName(t, report));
      const number = numberWord(strings, locale, count);
      return {
        title: count === 2 ? t('title.namesTwo', { name }) : t('title.names', { name, number }),
        shown: 'names',
      };
    }
    case 'image-missing':
    case 'image-broken':
      return { title: t('title.image-missing'), shown: 'card' };
    case 'weakest': {
      const dimension = t(`dimension.${finding.dimension}.name`);
      return {
        title: t('title.weakest', { dimension, score: formatScore(locale, finding.score) }),
        shown: 'agreeing',
      };
    }
    case 'measured':
      return { title: t('headline.measured'), shown: 'agreeing' };
    case 'name-missing':
      return { title: t('title.name-missing'), shown: 'nameless' };
    default: {
      const name = 'name' in finding ? isolate(finding.name) : '';
      return { title: t(`title.${finding.code}`, { name }), shown: SURFACES[finding.code] ?? 'agreeing' };
    }
  }
}
