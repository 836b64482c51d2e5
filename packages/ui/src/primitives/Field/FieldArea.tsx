import type { ComponentPropsWithRef } from 'react';
import { area, input } from './FieldBox.css';

export type FieldAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>;

/** Several lines typed into a field's box that grows. */
export function FieldArea(props: FieldAreaProps) {
  return <textarea {...props} className={`${input()} ${area}`} />;
}
