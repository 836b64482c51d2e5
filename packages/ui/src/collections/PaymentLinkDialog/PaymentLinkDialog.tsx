import { collectionsMessages } from '@lending-desk/domain/collections';
import { type Paise, parseRupees } from '@lending-desk/domain/money';
import { linkAmountOf, type MaxAmount } from '@lending-desk/domain/paymentLinks';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { KeyValue } from '../../primitives/KeyValue';
import { Spinner } from '../../primitives/Spinner';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';
import { exactly } from '../amounts';

export type PaymentLinkDialogProps = {
  open: boolean;
  /** What may be asked for, and how it comes about; null while it is read. */
  max: MaxAmount | null;
  /** State of the creation, with the server's message when it was refused. */
  create: { readonly state: 'idle' | 'running' | 'failed'; readonly message?: string | undefined };
  /** Called with the amount of the link to create. */
  onCreate: (amount: Paise) => void;
  /** More than the maximum was entered: nothing is sent. */
  onExceeded: () => void;
  onClose: () => void;
};

/** Asks for an amount by a payment link: at most Max Amount, whose working stands below the field (CO-039 to CO-044). */
export function PaymentLinkDialog(props: PaymentLinkDialogProps) {
  const { open, max, create, onCreate, onExceeded, onClose } = props;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const running = create.state === 'running';
  const submit = () => {
    if (max === null) return;
    const entered = linkAmountOf(parseRupees(typed), max.amount);
    if ('amount' in entered) return onCreate(entered.amount);
    setFault(entered.fault);
    if (entered.exceeds) onExceeded();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create new PaymentLink"
      width="md"
      dirty={typed !== ''}
      closable={!running}
      onSubmit={submit}
      footer={
        <Button
          type="submit"
          variant="solid"
          loading={running}
          loadingLabel="Creating"
          disabledReason={max === null ? 'Max Amount is being read' : undefined}
        >
          Create
        </Button>
      }
    >
      <Stack gap="4">
        <TextField
          label="Enter Amount"
          prefix="Rs."
          inputMode="decimal"
          value={typed}
          onChange={text => {
            setTyped(text);
            setFault(null);
          }}
          error={fault}
          disabled={running}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was just opened
          autoFocus
        />
        {max === null ? (
          <Spinner size={24} label="Reading Max Amount" />
        ) : (
          <KeyValue
            labelWidth="wide"
            items={[{ label: 'Max Amount', amount: max.amount }, ...max.lines].map(({ label, amount }) => ({
              label,
              value: exactly(amount),
            }))}
          />
        )}
        {create.state === 'failed' ? (
          <Banner tone="reject" title={collectionsMessages.paymentLink.createFailed} live>
            {create.message}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}
