import { Component, type ErrorInfo, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children?: ReactNode;
  /** What to show instead, with a way to try the children again. */
  fallback: (error: Error, reset: () => void) => ReactNode;
  /** Told once for each caught error. @default nobody */
  onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
  /** When one of these changes, the children are tried again: the loan id, the tab. @default none */
  resetKeys?: readonly unknown[] | undefined;
};

type State = { error: Error | null };

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function changed(before: readonly unknown[] = [], after: readonly unknown[] = []): boolean {
  return before.length !== after.length || before.some((key, index) => !Object.is(key, after[index]));
}

/** Keeps an error in one panel from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    this.props.onError?.(asError(thrown), info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, was: State) {
    // Only when the error was already shown: a change of key that itself brings the error must not loop.
    if (was.error && this.state.error && changed(before.resetKeys, this.props.resetKeys)) this.reset();
  }

  reset = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.reset) : this.props.children;
  }
}
