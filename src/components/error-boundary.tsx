import { Component, type ReactNode } from 'react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Keeps an error in what it holds from taking everything else along. React itself logs the error; one that says that a part
 * of the scripts is gone has the page loaded anew.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reloadWhenPartIsMissing(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
