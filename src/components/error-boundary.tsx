import { Component, type ReactNode } from 'react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

type Props = {
  fallback: ReactNode;
  children: ReactNode;
  /** What failed is tried again when this changes. */
  tryAgainFor?: string;
};
type State = { hasFailed: boolean; triedFor: string | undefined };

/**
 * Keeps an error in what it holds from taking everything else along. React itself logs the error; one that says that a
 * part of the scripts is gone has the page loaded anew.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, triedFor: this.props.tryAgainFor };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ tryAgainFor }: Props, { triedFor }: State) {
    return tryAgainFor === triedFor ? null : { hasFailed: false, triedFor: tryAgainFor };
  }

  override componentDidCatch(error: unknown) {
    reloadWhenPartIsMissing(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
