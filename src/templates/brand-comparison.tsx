import type { PageProps } from 'gatsby';
import { ComparisonIntro } from '../components/ComparisonIntro';
import type { PageContext } from '../components/page-context';
import { Island } from '../islands/Island';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ComparisonPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <PageFrame context={pageContext}>
      <div className="sheet">
        <Island name="comparison" />
        <ComparisonIntro />
      </div>
    </PageFrame>
  );
}
