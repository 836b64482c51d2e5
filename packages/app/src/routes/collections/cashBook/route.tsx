import { readAddressDate } from '@lending-desk/domain/calendar';
import { cashBookMessages } from '@lending-desk/domain/cashBook';
import { CashBookScreen } from '@lending-desk/ui/screens/CashBookScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useToday } from '../../../calendar/useToday';
import { cashBookQueries, exportCashBook } from '../../../queries/cashBook';
import { useSingleFlight } from '../../../queries/useSingleFlight';
import { saveFile } from '../../../exports/saveFile';
import { useChangeAddress } from '../../useChangeAddress';
import { collectionsLoanAddress } from '../addresses';
import { readOf } from '../../../http/readOf';
import { runOf } from '../../../http/runOf';

/** What was booked on a day, which is in the address; by default today [M36, M45]. */
export function Component() {
  const [params] = useSearchParams();
  const change = useChangeAddress<'on'>();
  const today = useToday();
  const { date, fault } = readAddressDate(params.get('on'));
  const asked = date ?? today;
  const why = fault ?? (asked > today ? cashBookMessages.dayToCome : undefined);
  const day = why === undefined ? asked : null;
  const book = useQuery(cashBookQueries.ofDay(day));
  const fileName = `cash-book-${asked}.csv`;
  const exporting = useSingleFlight(['cashBook', asked], {
    mutationFn: exportCashBook,
    onSuccess: file => saveFile(file, fileName),
  });
  const navigate = useNavigate();
  return (
    <CashBookScreen
      today={today}
      day={day}
      fault={why}
      onDay={on => change({ on: on === today ? null : on })}
      book={readOf(book)}
      exporting={
        exporting.succeeded ? { state: 'done', fileName } : runOf(exporting, cashBookMessages.exportFailed)
      }
      onExport={() => day !== null && void exporting.press(day)}
      onOpen={useCallback(({ loanId }) => void navigate(collectionsLoanAddress(loanId)), [navigate])}
    />
  );
}
