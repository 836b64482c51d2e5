import type { ReactNode } from 'react';
import { Button } from '../Button';
import { KeyValue, type KeyValueItem } from '../KeyValue';
import { Dialog } from './Dialog';
import { facts as factsClass, message } from './Dialog.css';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question: 'Close this loan?' */
  title: string;
  /** What will happen, in a sentence or two. */
  body: ReactNode;
  /** The amounts or names it concerns. @default none */
  facts?: readonly KeyValueItem[] | undefined;
  /** The deed, verb and noun: 'Close Loan'. */
  confirmLabel: string;
  /** The deed's word while it runs. @default the same word */
  busyLabel?: string | undefined;
  /** The way out. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** 'danger' for what cannot be undone: red button, focus on the way out. @default 'accent' */
  tone?: 'accent' | 'danger' | undefined;
  /** The deed is running: the dialog stays until it is done. @default false */
  busy?: boolean | undefined;
  /** Words at the left of the buttons, such as why it was refused. @default none */
  footerNote?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once before a deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { facts, tone = 'accent', busy = false, cancelLabel = 'Cancel' } = props;
  const cancelFirst = tone === 'danger' || undefined;
  return (
    <Dialog
      open={props.open}
      onOpenChange={open => {
        if (!open && !busy) props.onCancel();
      }}
      title={props.title}
      width={facts ? 'md' : 'sm'}
      role="alertdialog"
      persistent
      cross={false}
      footerNote={props.footerNote}
      footer={
        <>
          <span data-initial-focus={cancelFirst}>
            <Button
              variant="plain"
              disabledReason={busy ? 'It is under way' : undefined}
              onClick={props.onCancel}
            >
              {cancelLabel}
            </Button>
          </span>
          <span data-initial-focus={cancelFirst ? undefined : true}>
            <Button
              variant={tone === 'danger' ? 'danger' : 'solid'}
              loading={busy}
              loadingLabel={props.busyLabel}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </span>
        </>
      }
    >
      <div className={message}>{props.body}</div>
      {facts ? (
        <div className={factsClass}>
          <KeyValue items={facts} labelWidth="wide" />
        </div>
      ) : null}
    </Dialog>
  );
}
