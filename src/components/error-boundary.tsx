import { Component, type ReactNode } from 'react';

import { reportFailure } from '@/lib/report-failure';
import { isMissingPart, reloadWhenPartIsMissing } from '@/lib/stale-part';

type Props = {
  fallback: ReactNode;
  children: ReactNode;
  /** A change of this value renders the children again after an error. */
  tryAgainFor?: string;
};
type State = { hasFailed: boolean; triedFor: string | undefined };

/**
 * Contains a rendering error. React logs the error. An error about a missing script chunk reloads the page; of any
 * other the server hears.
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
    if (!isMissingPart(error)) reportFailure();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
