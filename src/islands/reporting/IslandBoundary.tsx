import { Component, type ErrorInfo, type ReactNode } from 'react';

interface IslandBoundaryProps {
  readonly onFailure: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** Keeps an island's failure to the island, and leaves its place empty for the code it notifies. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFailure(error, info);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
