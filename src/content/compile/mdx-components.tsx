/**
 * The components writers may use in MDX. Content is never evaluated: an element's attributes are plain
 * texts, its name is looked up here, and the component renders to HTML around its children.
 */
import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Callout } from '../../components/Callout';
import { Figure } from '../../components/Figure';
import { Operator, type OperatorFacts } from '../../components/Operator';
import { Quote } from '../../components/Quote';
import { Steps } from '../../components/Steps';
import { StringsProvider } from '../../components/strings';

import type { Locale } from '../../site/locales';

/** What components take from around the text. */
export interface MdxSurroundings {
  readonly i18n: i18n;
  readonly locale: Locale;
  readonly operator: OperatorFacts;
}

type Attributes = Readonly<Record<string, string>>;

interface MdxComponent {
  readonly attributes: Readonly<Record<string, { readonly required: boolean; readonly oneOf?: readonly string[] }>>;
  render(attributes: Attributes, children: ReactNode, surroundings: MdxSurroundings): ReactElement;
}

const CALLOUT_KINDS = ['note', 'caution'] as const;

/** The allow-list, with each component's attributes. */
export const MDX_COMPONENTS: Readonly<Record<string, MdxComponent>> = {
  Callout: {
    attributes: { kind: { required: true, oneOf: CALLOUT_KINDS }, title: { required: true } },
    render: ({ kind, title = '' }, children) => (
      <Callout kind={kind === 'caution' ? 'caution' : 'note'} title={title}>
        {children}
      </Callout>
    ),
  },
  Figure: {
    attributes: {
      src: { required: true },
      alt: { required: true },
      width: { required: true },
      height: { required: true },
    },
    render: ({ src = '', alt = '', width = '', height = '' }, children) => (
      <Figure src={src} alt={alt} width={width} height={height}>
        {children}
      </Figure>
    ),
  },
  Operator: {
    attributes: {},
    render: (_, __, { operator }) => <Operator {...operator} />,
  },
  Quote: {
    attributes: { source: { required: true }, href: { required: true } },
    render: ({ source = '', href = '' }, children) => (
      <Quote source={source} href={href}>
        {children}
      </Quote>
    ),
  },
  Steps: {
    attributes: {},
    render: (_, children) => <Steps>{children}</Steps>,
  },
};

/** Stands for the children, already HTML, while React renders the component around them. */
const CHILDREN = '[[facet:children]]';

/**
 * @param name a key of `MDX_COMPONENTS`
 * @param childrenHtml the element's children, compiled
 * @returns HTML of the component in the locale
 */
export function renderMdxComponent(
  name: string,
  attributes: Attributes,
  childrenHtml: string,
  surroundings: MdxSurroundings,
): string {
  const component = MDX_COMPONENTS[name];
  if (component === undefined) throw new Error(`${name} is not on the list of components`);
  const html = renderToStaticMarkup(
    <StringsProvider i18n={surroundings.i18n} locale={surroundings.locale}>
      {component.render(attributes, CHILDREN, surroundings)}
    </StringsProvider>,
  );
  return html.replace(CHILDREN, () => childrenHtml);
}
