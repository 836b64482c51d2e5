import type { ComponentPropsWithRef } from 'react';
import { area, input } from './FieldBox.css';

export type FieldAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>;

/** A multi-line text area that grows with its content. */
export function FieldArea(props: FieldAreaProps) {
  return <textarea {...props} className={`${input()} ${area}`} />;
}
