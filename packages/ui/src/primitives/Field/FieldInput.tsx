import type { ComponentPropsWithRef } from 'react';
import { input } from './FieldBox.css';

export type FieldInputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style'> & {
  /** Monospace, for ids, phones and accounts. @default false */
  mono?: boolean | undefined;
};

/** The text input in a field's box: fills the box and has no border of its own. */
export function FieldInput({ mono = false, ...rest }: FieldInputProps) {
  return <input {...rest} className={input({ mono })} />;
}
