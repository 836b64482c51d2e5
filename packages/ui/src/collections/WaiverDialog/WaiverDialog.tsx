import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  type Waivable,
  type WaiverDraft,
  type WaiverPart,
  waiverParts,
  type WaiverRequest,
  waiverSources,
  waiverVerdict,
} from '@lending-desk/domain/collections';
import { codeWords } from '@lending-desk/domain/loose';
import { formatRupees } from '@lending-desk/domain/money';
import { useCallback } from 'react';
import { DraftDialog, type DraftDialogProps } from '../../primitives/Drafts';
import { Select } from '../../primitives/Select';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';

export type WaiverDialogProps = DraftDialogProps<WaiverDraft, WaiverRequest> & {
  today: BusinessDate;
  /** What of each part may be waived at most; null where it is not known. */
  waivable: Waivable | null;
};

const sourceOptions = waiverSources.map((value: string) => ({
  value,
  label: codeWords(value),
  title: value,
}));
const parts: readonly { readonly name: WaiverPart; readonly label: string }[] = [
  { name: 'bounceCharges', label: 'Bounce charges' },
  { name: 'penalInterest', label: 'Penal interest' },
  { name: 'interestPayment', label: 'Interest payment' },
  { name: 'principalPayment', label: 'Principal payment' },
];

/** Asks for a waiver of what a customer owes: at once within the limit of one person, else once another person approves
 *  it (CO-060 to CO-069). */
export function WaiverDialog({ today, waivable, ...dialog }: WaiverDialogProps) {
  return (
    <DraftDialog
      {...dialog}
      title="Add Penal Charges Waiver"
      description="Penal and bounce up to Rs. 1,000 within 30 days are waived at once; everything else waits for another person."
      width="lg"
      action="Add Waiver"
      validate={useCallback(
        (draft: WaiverDraft) => waiverVerdict(draft, { today, waivable }),
        [today, waivable],
      )}
    >
      {({ field }) => {
        const source = field('paymentSource');
        return (
          <>
            <TextField
              {...field('waiverDate')}
              label="Date"
              required
              inputMode="numeric"
              placeholder="dd-mm-yyyy"
            />
            <TextField
              {...field('waiverAmount')}
              label="Waiver amount"
              required
              inputMode="numeric"
              prefix="Rs."
            />
            {parts.map(({ name, label }) => (
              <TextField
                key={name}
                {...field(name)}
                label={label}
                required
                inputMode="decimal"
                prefix="Rs."
                helper={waivable ? outstanding(waivable, name) : undefined}
              />
            ))}
            <Select
              {...source}
              value={source.value === '' ? null : source.value}
              label="Payment source"
              required
              options={sourceOptions}
              face={codeWords}
            />
            <TextArea {...field('waiverComment')} label="Comment" counter={500} />
          </>
        );
      }}
    </DraftDialog>
  );
}

const outstanding = (waivable: Waivable, name: WaiverPart): string =>
  `Outstanding ${formatRupees(waivable[waiverParts[name]], { paise: true })}`;
