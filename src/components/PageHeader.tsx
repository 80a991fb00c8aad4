import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** One or more sentences below the heading. */
  readonly lede?: ReactNode;
}

/** The heading of a page and what it is for. The first child of a `.sheet`. */
export function PageHeader({ title, lede }: PageHeaderProps) {
  return (
    <div className="page-header">
      <h1>{title}</h1>
      {lede !== undefined && <p className="lede">{lede}</p>}
    </div>
  );
}

/** The one step a page leads on by, as a button. */
export function NextStep({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p>
      <a className="button" href={href}>
        {children}
      </a>
    </p>
  );
}

/** A page of a heading and a text. */
export function TextPage({ children, ...header }: PageHeaderProps & { readonly children: ReactNode }) {
  return (
    <div className="sheet">
      <PageHeader {...header} />
      <div className="prose">{children}</div>
    </div>
  );
}
