import type { PageProps } from 'gatsby';
import { ShellPage } from '../components/Layout';
import type { PageContext } from '../components/page-context';

export { PageHead as Head } from './PageHead';

export default function ShellTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { pagePath, alternates, preview } = pageContext;
  return <ShellPage current={{ path: pagePath }} alternates={alternates} {...(preview && { preview })} />;
}
