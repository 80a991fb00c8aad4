import { Layout, type LayoutProps } from './Layout';

/** What a function replaces with the page's content. */
export const SHELL_PLACEHOLDER = '<!--facet:main-->';

/** Header, footer and styles around a placeholder that functions fill. */
export function ShellPage(props: Omit<LayoutProps, 'children'>) {
  return (
    <Layout {...props}>
      <div className="shell" dangerouslySetInnerHTML={{ __html: SHELL_PLACEHOLDER }} />
    </Layout>
  );
}
