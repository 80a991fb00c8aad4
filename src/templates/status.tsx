import type { PageProps } from 'gatsby';
import { StatusPage } from '../components/StatusPage';
import type { PageContext } from '../components/page-context';
import type { FallbackStatus } from '../site/routes';
import { SHELL_DIGEST_SLOT } from '../site/shell-tokens';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function StatusTemplate({
  pageContext,
}: PageProps<object, PageContext & { status: FallbackStatus; filled: boolean }>) {
  const { status, filled } = pageContext;
  return (
    <PageFrame context={pageContext} filled={filled}>
      <StatusPage
        status={status}
        {...(status === 500 && { digestSlot: <div dangerouslySetInnerHTML={{ __html: SHELL_DIGEST_SLOT }} /> })}
      />
    </PageFrame>
  );
}
