import type { ReactNode } from 'react';
import { form } from './Dialog.css';

/** A form around the dialog's parts where the dialog submits, else a plain box. */
export function DialogForm({
  onSubmit,
  children,
}: {
  onSubmit: (() => void) | undefined;
  children: ReactNode;
}) {
  if (!onSubmit) return <div className={form}>{children}</div>;
  return (
    <form
      className={form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        // A dialog opened from within another form bubbles its submit through React's tree.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
