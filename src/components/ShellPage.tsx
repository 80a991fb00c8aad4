import { SHELL_MAIN_SLOT } from '../site/shell-tokens';
import { Layout, type LayoutProps } from './Layout';

/** Header, footer and styles around a placeholder that functions fill. */
export function ShellPage(props: Omit<LayoutProps, 'children'>) {
  return (
    <Layout {...props}>
      <div dangerouslySetInnerHTML={{ __html: SHELL_MAIN_SLOT }} />
    </Layout>
  );
}
