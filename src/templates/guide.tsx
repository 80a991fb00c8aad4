import type { PageProps } from 'gatsby';
import type { GuidePageContext } from '../components/guide/guide-check';
import { GuideIndex } from '../components/guide/GuideIndex';
import { PageHeader } from '../components/PageHeader';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function GuidePage({ pageContext }: PageProps<object, GuidePageContext>) {
  const { head, entries, often } = pageContext;
  return (
    <PageFrame context={pageContext} navigation="guide">
      <div className="sheet guide">
        <PageHeader title={head.title} lede={head.description} />
        <GuideIndex entries={entries} often={often} />
      </div>
    </PageFrame>
  );
}
