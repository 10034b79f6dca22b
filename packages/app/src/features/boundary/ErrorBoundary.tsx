import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Renders in place of the content, or throws what is left to the boundary around it. `retry` renders the content again. */
  failure: (error: unknown, retry: () => void) => ReactNode;
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

  private readonly retry = () => this.setState({ failed: undefined });

  /** A kept page that is left comes here too, and is shown anew when it is opened again. */
  override readonly componentWillUnmount = this.retry;

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.failure(failed.error, this.retry) : this.props.children;
  }
}
