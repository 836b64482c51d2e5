import type { Decorator } from '@storybook/react-vite';
import { Component, type ReactNode } from 'react';
import { hasOwnArgs } from '../hasOwnArgs';

type Props = { args: object; own: boolean; children: ReactNode };
type State = { error: unknown; of: object };

/** Says that a chosen value cannot be drawn, until the next one is chosen. With its own values a story that throws
 *  fails. */
class Recovery extends Component<Props, State> {
  override state: State = { error: undefined, of: this.props.args };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ args }: Props, { of }: State): Partial<State> | null {
    return args === of ? null : { error: undefined, of: args };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.own) throw error;
    return <p data-cannot-be-drawn>These values cannot be drawn together. Choose another one.</p>;
  }
}

export const withRecovery: Decorator = (Story, { args, initialArgs }) => (
  <Recovery args={args} own={hasOwnArgs({ args, initialArgs })}>
    <Story />
  </Recovery>
);
