import type { ReactNode } from 'react';
import { form } from './Dialog.css';

/** Wraps the dialog in a form if it has `onSubmit`, otherwise in a plain div. */
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
        // React bubbles the submit event through portals, so it would reach the form that opened this dialog.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
