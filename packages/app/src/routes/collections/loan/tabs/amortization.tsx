import { can } from '@lending-desk/domain/access';
import {
  collectionsMessages,
  readRepayments,
  readSchedule,
  readTransactions,
} from '@lending-desk/domain/collections';
import { messages } from '@lending-desk/domain/errors';
import { type ChosenReceipts, mappingChoices, mappingUpdates } from '@lending-desk/domain/mapping';
import { AmortizationTab, type EmiMapping } from '@lending-desk/ui/collections/AmortizationTab';
import { useMemo, useState } from 'react';
import { useToday } from '../../../../calendar/useToday';
import type { LoanTabProps } from '../../../../loan/registry';
import { useMapEmis } from '../../../../queries/mapping';

/** The schedule and what was paid of it [CO-047, CO-050]. */
export function Tab(props: LoanTabProps) {
  const { raw } = props.detail;
  const today = useToday();
  const mapping = useMapping(props);
  return (
    <AmortizationTab
      schedule={readSchedule(raw)}
      repayments={readRepayments(raw)}
      today={today}
      mapping={mapping}
    />
  );
}

const none: ChosenReceipts = new Map();

/** Which receipt is chosen for which EMI, and the update that maps them [CO-048, CO-049]. */
function useMapping({ viewer, detail: { raw, core } }: LoanTabProps): EmiMapping {
  const [chosen, setChosen] = useState(none);
  const { press, pending, error } = useMapEmis(core.loanId);
  const choices = useMemo(() => {
    const transactions = readTransactions(raw);
    return transactions.state === 'ready' ? mappingChoices(transactions.value) : [];
  }, [raw]);
  return {
    choices,
    chosen,
    onChoose: (index, paymentId) =>
      setChosen(before => {
        const others = [...before].filter(([at]) => at !== index);
        return new Map(paymentId === null ? others : [...others, [index, paymentId]]);
      }),
    onUpdate: () => void press(mappingUpdates(chosen), { done: () => setChosen(none) }),
    update: pending
      ? { state: 'running' }
      : error === null
        ? { state: 'idle' }
        : { state: 'failed', message: saidBesides(error.message) },
    whyNot: can(viewer, 'mapEmi') ? undefined : messages.statusChange.viewerOnly,
  };
}

/** What the server says; its silence is 'Update failed' alone. */
function saidBesides(message: string): string | undefined {
  return message === collectionsMessages.emi.updateFailed ? undefined : message;
}
