/**
 * The components writers may use in MDX. Content is never evaluated: an element's attributes are plain
 * texts, its name is looked up here, and the component renders to HTML around its children.
 */
import type { Element, ElementContent } from 'hast';
import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CHECK_POINTS } from '../../brand/score/check-points';
import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import { Calibration } from '../../components/Calibration';
import { Exams } from '../../components/Exams';
import { Precision } from '../../components/Precision';
import { Callout, Figure, Operator, Quote, Steps, type OperatorFacts } from '../../components/Prose';
import { ApiErrors, ApiOperations } from '../../components/guide/ApiTables';
import { Bands } from '../../components/guide/Bands';
import { RubricTable } from '../../components/guide/RubricTable';
import { Tally, TallyBasis } from '../../components/guide/Tally';
import { WorkedScore } from '../../components/guide/WorkedScore';
import { CrawlerRequestsForm } from '../../components/CrawlerRequests';
import { ExclusionForm } from '../../components/ExclusionForm';
import { ScoreCard } from '../../components/ScoreCard';
import { SiteAnswerForm } from '../../components/SiteAnswer';
import { StringsProvider } from '../../components/strings';
import { localeFacts, type Locale } from '../../site/locales';
import { FACTS, isFactId } from '../../texts/facts';
import { readCalibration } from '../model/calibration';
import { readPrecision } from '../model/precision';
import type { Flaw } from '../model/problem';
import { EXAMPLES_FOLDER, exampleNames, readExample } from '../model/examples';
import { drawBars } from './bars';
import type { FilesBeside } from './beside';
import { showPicture } from './pictures';
import { isBlank } from './tree';
import { renderVideo } from './video';

/** What components take from around the text. */
export interface MdxSurroundings {
  /** Folder of the repository. */
  readonly root: string;
  readonly i18n: i18n;
  readonly locale: Locale;
  readonly operator: OperatorFacts;
}

export type Attributes = Readonly<Record<string, string>>;

export interface AttributeRule {
  readonly required: boolean;
  readonly oneOf?: readonly string[];
  /** A URL that is checked like a link of the text. */
  readonly link?: true;
}

/** What a component is rendered with. */
export interface MdxContext {
  readonly surroundings: MdxSurroundings;
  readonly beside: FilesBeside;
  /** Whether a picture of the component waits until it comes near the screen. */
  readonly lazy: boolean;
}

export interface MdxComponent {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Whether it has content between its tags. */
  readonly content: 'required' | 'optional' | 'none';
  /** What is wrong with that content. */
  contentFlaw?(children: readonly ElementContent[]): Flaw | null;
  /** Changes that content before it becomes HTML. */
  dress?(attributes: Attributes, children: readonly ElementContent[], locale: Locale): Flaw | null;
  /** What is required is there and not blank; the component checks the rest. */
  render(attributes: Attributes, children: ReactNode, context: MdxContext): ReactElement | Flaw;
}

/** Whether a tag is well-formed (BCP 47) and names a language there is. */
function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** A component that shows the report of a recorded example. */
function ofExample(name: string, show: (report: Report) => ReactElement): MdxComponent {
  return {
    attributes: { example: { required: true } },
    content: 'none',
    render: ({ example = '' }, _, { surroundings: { root } }) => {
      const known = exampleNames(root);
      if (known.includes(example)) return show(readExample(root, example));
      return {
        message: `<${name}>: there is no example "${example}".`,
        fix: `Use one of ${known.join(', ')}; they lie in ${EXAMPLES_FOLDER}/.`,
      };
    },
  };
}

/** A table, in the frame it scrolls in; null if the element is none. */
function toTable(node: Element): Element | null {
  if (node.tagName === 'table') return node;
  const [inside] = node.children;
  return node.tagName === 'div' && inside?.type === 'element' ? toTable(inside) : null;
}

const CALLOUT_KINDS = ['note', 'caution'] as const;

/** The allow-list, with each component's attributes. Documented for writers in docs/components.md. */
export const MDX_COMPONENTS: Readonly<Record<string, MdxComponent>> = {
  ApiErrors: { attributes: {}, content: 'none', render: () => <ApiErrors /> },
  ApiOperations: { attributes: {}, content: 'none', render: () => <ApiOperations /> },
  Bands: { attributes: {}, content: 'none', render: () => <Bands /> },
  Bars: {
    attributes: { of: { required: true } },
    content: 'required',
    contentFlaw: (children) => {
      const [table, ...others] = children.filter((child) => !isBlank(child));
      if (table?.type === 'element' && toTable(table) !== null && others.length === 0) return null;
      return {
        message: '<Bars> holds something else than one table.',
        fix: 'Leave a blank line behind <Bars> and before </Bars>, and write one table between.',
      };
    },
    dress: ({ of = '' }, children, locale) => {
      const whole = isFactId(of) ? FACTS[of] : null;
      if (whole?.kind !== 'number') {
        return { message: `<Bars>: "${of}" is no fact that counts.`, fix: 'Name one of src/texts/facts.ts, a number.' };
      }
      const row = drawBars(children, whole.value, localeFacts(locale).dir);
      if (row === null) return null;
      return { message: `<Bars>: the row "${row}" ends with no number.`, fix: 'Put the numbers into the last column.' };
    },
    render: (_, children) => <>{children}</>,
  },
  Calibration: {
    attributes: {},
    content: 'none',
    render: (_, __, { surroundings: { root } }) => {
      const figures = readCalibration(root);
      return (
        <>
          <Calibration figures={figures} isEarlier={figures.isEarlier} />
          <Exams />
          <Precision figures={readPrecision(root)} />
        </>
      );
    },
  },
  Callout: {
    attributes: { kind: { required: true, oneOf: CALLOUT_KINDS }, title: { required: true } },
    content: 'required',
    render: ({ kind, title = '' }, children) => (
      <Callout kind={kind === 'caution' ? 'caution' : 'note'} title={title}>
        {children}
      </Callout>
    ),
  },
  CrawlerRequestsForm: { attributes: {}, content: 'none', render: () => <CrawlerRequestsForm /> },
  ExclusionForm: { attributes: {}, content: 'none', render: () => <ExclusionForm /> },
  Figure: {
    attributes: { src: { required: true }, alt: { required: true } },
    content: 'optional',
    render: ({ src = '', alt = '' }, children, { beside, lazy }) => {
      const picture = showPicture(beside, src, lazy);
      if ('fix' in picture) return picture;
      return (
        <Figure picture={picture} alt={alt}>
          {children}
        </Figure>
      );
    },
  },
  Operator: {
    attributes: {},
    content: 'none',
    render: (_, __, { surroundings: { operator } }) => <Operator {...operator} />,
  },
  Quote: {
    attributes: { source: { required: true }, href: { required: true, link: true }, lang: { required: false } },
    content: 'required',
    render: ({ source = '', href = '', lang }, children) => {
      if (lang !== undefined && !isLanguage(lang)) {
        return {
          message: `<Quote> has the language "${lang}".`,
          fix: 'Write a tag like en, ar or pt-BR, or leave it out.',
        };
      }
      return (
        <Quote source={source} href={href} {...(lang !== undefined && { lang })}>
          {children}
        </Quote>
      );
    },
  },
  Rubric: {
    attributes: { dimension: { required: false, oneOf: DIMENSION_IDS } },
    content: 'none',
    render: ({ dimension }) => (
      <RubricTable checks={CHECK_POINTS} only={DIMENSION_IDS.find((id) => id === dimension)} />
    ),
  },
  ScoreCard: ofExample('ScoreCard', (report) => <ScoreCard report={report} />),
  SiteAnswerForm: { attributes: {}, content: 'none', render: () => <SiteAnswerForm /> },
  Steps: {
    attributes: {},
    content: 'required',
    contentFlaw: (children) => {
      const [list, ...others] = children.filter((child) => !isBlank(child));
      if (list?.type === 'element' && list.tagName === 'ol' && others.length === 0) return null;
      return {
        message: '<Steps> holds something else than one numbered list.',
        fix: 'Leave a blank line behind <Steps> and before </Steps>, and number the lines between: 1. …',
      };
    },
    render: (_, children) => <Steps>{children}</Steps>,
  },
  Tally: {
    attributes: { checks: { required: true } },
    content: 'none',
    render: ({ checks = '' }, _, { surroundings: { root } }) => {
      const { checks: figures, pages, measuredOn, isEarlier } = readCalibration(root);
      const ids = checks.split(' ');
      const unknown = ids.find((id) => !figures.some((figure) => figure.id === id));
      if (unknown === undefined) {
        const asked = figures.filter(({ id }) => ids.includes(id));
        return <Tally checks={asked} pages={pages.length} earlier={isEarlier ? measuredOn : null} />;
      }
      return {
        message: `<Tally>: the calibration has no check "${unknown}".`,
        fix: 'Write ids of checks with a space between them, as the folders in src/brand/checks/ are named.',
      };
    },
  },
  TallyBasis: {
    attributes: {},
    content: 'none',
    render: (_, __, { surroundings: { root } }) => {
      const { pages, measuredOn } = readCalibration(root);
      return <TallyBasis pages={pages.length} measuredOn={measuredOn} />;
    },
  },
  Video: {
    attributes: {
      src: { required: true },
      title: { required: true },
      width: { required: true },
      height: { required: true },
      poster: { required: false },
      captions: { required: false },
    },
    content: 'optional',
    render: (attributes, transcript, { beside, surroundings: { locale } }) =>
      renderVideo(attributes, transcript, beside, locale),
  },
  WorkedScore: ofExample('WorkedScore', (report) => <WorkedScore report={report} />),
};

/** Placeholder for the children, already HTML, while React renders the component around them. */
const CHILDREN = '[[facet:children]]';

/**
 * @param name a key of `MDX_COMPONENTS`
 * @param childrenHtml the element's children, compiled; blank if it has none
 * @returns HTML of the component in the locale, or why it cannot be shown
 */
export function renderMdxComponent(
  component: MdxComponent,
  attributes: Attributes,
  childrenHtml: string,
  context: MdxContext,
): string | Flaw {
  const element = component.render(attributes, childrenHtml.trim() === '' ? undefined : CHILDREN, context);
  if ('fix' in element) return element;
  const { i18n, locale } = context.surroundings;
  const html = renderToStaticMarkup(
    <StringsProvider i18n={i18n} locale={locale}>
      {element}
    </StringsProvider>,
  );
  return html.replace(CHILDREN, () => childrenHtml);
}
