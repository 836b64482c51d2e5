import type { ComponentPropsWithRef } from 'react';
import { input } from './FieldBox.css';

export type FieldInputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style'> & {
  /** Ids, phones and accounts in the mono face. @default false */
  mono?: boolean | undefined;
};

/** What is typed into a field's box: as wide as the room in it, without a border of its own. */
export function FieldInput({ mono = false, ...rest }: FieldInputProps) {
  return <input {...rest} className={input({ mono })} />;
}
