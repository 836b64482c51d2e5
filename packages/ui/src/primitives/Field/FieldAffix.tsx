import type { ReactNode } from 'react';
import { affix } from './FieldBox.css';

/** A unit or an icon next to the value, inside the field's box. */
export function FieldAffix({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span id={id} className={affix}>
      {children}
    </span>
  );
}
