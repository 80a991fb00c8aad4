import { Component, type ErrorInfo, type ReactNode } from 'react';
import type {} from './error-report';

interface IslandBoundaryProps {
  readonly island: string;
  /** HTML of the island as the page was sent: it works without script. */
  readonly plain: string;
  readonly children: ReactNode;
}

/**
 * Keeps an island's failure to the island: says what happened, with the digest of its report, and puts the island back
 * as the page was sent, a form that a function answers with a page.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  private element: HTMLElement | null = null;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { island, plain } = this.props;
    if (this.element === null) return;
    this.element.innerHTML = plain;
    const watch = window.errorWatch;
    if (!watch) return;
    const notice = watch.notice(watch.report(error, { island, componentStack }));
    this.element.prepend(notice);
    // Whatever had the focus is gone.
    notice.focus();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <div ref={(element) => void (this.element = element)} />;
  }
}
