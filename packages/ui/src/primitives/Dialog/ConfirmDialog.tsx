import type { ReactNode } from 'react';
import { Button } from '../Button';
import { KeyValue, type KeyValueItem } from '../KeyValue';
import { Dialog } from './Dialog';
import { facts as factsClass, message } from './Dialog.css';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question: 'Close this loan?' */
  title: string;
  /** The consequences, in a sentence or two. */
  body: ReactNode;
  /** The amounts or names affected. @default none */
  facts?: readonly KeyValueItem[] | undefined;
  /** Label of the confirming button, verb and noun: 'Close Loan'. */
  confirmLabel: string;
  /** Label of the confirming button while busy. @default `confirmLabel` */
  busyLabel?: string | undefined;
  /** Label of the cancelling button. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** 'danger' for irreversible actions: red button, initial focus on Cancel. @default 'accent' */
  tone?: 'accent' | 'danger' | undefined;
  /** The action is running: the dialog stays open until it is done. @default false */
  busy?: boolean | undefined;
  /** Text to the left of the buttons, such as why the server refused. @default none */
  footerNote?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { facts, tone = 'accent', busy = false, cancelLabel = 'Cancel' } = props;
  const cancelFirst = tone === 'danger' || undefined;
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      closable={!busy}
      title={props.title}
      width={facts ? 'md' : 'sm'}
      role="alertdialog"
      persistent
      cross={false}
      footerNote={props.footerNote}
      footer={
        <>
          {/* The first that is marked has the focus. */}
          <span data-initial-focus={cancelFirst}>
            <Button
              variant="plain"
              disabledReason={busy ? 'It is under way' : undefined}
              onClick={props.onCancel}
            >
              {cancelLabel}
            </Button>
          </span>
          <span data-initial-focus>
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
