import type { ReactNode } from 'react';
import { Layout } from '../components/Layout';
import type { PageContext } from '../components/page-context';
import type { RouteId } from '../site/routes';

interface PageFrameProps {
  readonly context: PageContext;
  readonly navigation?: RouteId;
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** A page with header and footer. */
export function PageFrame({ context, navigation, filled = false, children }: PageFrameProps) {
  return (
    <Layout
      current={{ path: context.pagePath }}
      alternates={context.alternates}
      {...(navigation && { navigation })}
      filled={filled}
      {...(context.preview && { preview: context.preview })}
    >
      {children}
    </Layout>
  );
}
