import { Component, type ErrorInfo, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children?: ReactNode;
  /** Rendered instead of the children; `reset` renders them again. */
  fallback: (error: Error, reset: () => void) => ReactNode;
  /** Called once per caught error. @default none */
  onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
  /** When one of these changes, such as the loan id or the tab, the children are rendered again. @default none */
  resetKeys?: readonly unknown[] | undefined;
};

type State = { error: Error | null };

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function changed(before: readonly unknown[] = [], after: readonly unknown[] = []): boolean {
  return before.length !== after.length || before.some((key, index) => !Object.is(key, after[index]));
}

/** Limits a rendering error to one panel of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    this.props.onError?.(asError(thrown), info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, was: State) {
    // Only if the error was already shown: if the change of a key itself causes the error, resetting would loop.
    if (was.error && this.state.error && changed(before.resetKeys, this.props.resetKeys)) this.reset();
  }

  reset = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.reset) : this.props.children;
  }
}
