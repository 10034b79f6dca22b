import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Renders in place of the content. `retry` renders the content again. */
  failure: (error: unknown, retry: () => void) => ReactNode;
  /** Faults that this boundary leaves to the one around it. */
  passes?: ((error: unknown) => boolean) | undefined;
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

interface State {
  failed?: { error: unknown } | undefined;
}

/** Keeps a fault from emptying more than the part it stands around. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: undefined });
  };

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (this.props.passes?.(failed.error)) throw failed.error;
    return this.props.failure(failed.error, this.retry);
  }
}
