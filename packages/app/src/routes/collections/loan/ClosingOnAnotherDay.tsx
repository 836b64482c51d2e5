import { type BusinessDate, endOfMonth } from '@lending-desk/domain/calendar';
import type { ExplainedAccount } from '@lending-desk/domain/collections';
import { ClosingQuotePanel } from '@lending-desk/ui/collections/ClosingQuotePanel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { collectionsQueries } from '../../../queries/collections';
import { readOf } from '../../../http/readOf';
import { messages } from '@lending-desk/domain/errors';

type Props = {
  id: string;
  account: ExplainedAccount;
  /** The quote of a day as a paper. */
  paper: (day: BusinessDate) => ReactNode;
};

/** What closes the loan on a day that is chosen on a line from the last payment to ninety days ahead. */
export function ClosingOnAnotherDay({ id, account, paper }: Props) {
  const { asOf: today, quoted, emis } = account;
  const [day, setDay] = useState(today);
  const asked = useDeferredValue(day);
  const quote = useQuery({ ...collectionsQueries.quote(id, asked), placeholderData: keepPreviousData });
  const ofToday = useQuery(collectionsQueries.quote(id, today));
  const next = emis.find(({ dueDate }) => dueDate > today)?.dueDate;
  const marks: { label: string; day: BusinessDate }[] = [
    { label: 'Last payment', day: quoted.from },
    { label: 'Today', day: today },
    { label: 'Month end', day: endOfMonth(today) },
    ...(next !== undefined && next <= quoted.to ? [{ label: 'Next EMI', day: next }] : []),
  ];
  return (
    <ClosingQuotePanel
      {...quoted}
      today={today}
      day={day}
      onDay={setDay}
      marks={marks}
      actions={paper(day)}
      quote={readOf(quote, messages.page.contactAdmin)}
      quoteToday={ofToday.data ?? null}
    />
  );
}
