import { auditMessages, systemActor } from '@lending-desk/domain/audit';
import { AuditEntryDialog } from '@lending-desk/ui/audit/AuditEntryDialog';
import { AuditScreen } from '@lending-desk/ui/screens/AuditScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../../calendar/useToday';
import { auditQueries, exportAudit } from '../../../queries/audit';
import { staffQueries } from '../../../queries/staff';
import { useSingleFlight } from '../../../queries/useSingleFlight';
import { useChangeAddress } from '../../useChangeAddress';
import { shownOf } from '../../../retry/shownOf';
import { saveFile } from '../../../exports/saveFile';
import { addressFault, auditSearch, dateFault, namedDays, readAuditView } from './view';
import { readOf } from '../../../http/readOf';
import { runOf } from '../../../http/runOf';

/** The audit. Filter, page and open entry are in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const view = readAuditView(params);
  const { data, error, isPlaceholderData, refetch } = useQuery(auditQueries.list(view, params.get('cursor')));
  const staff = useQuery(staffQueries.list()).data;
  const actions = useQuery(auditQueries.actions()).data;
  const today = useToday();
  const [last, setLast] = useState<string>();
  const fileName = `audit-${today}.csv`;
  const exporting = useSingleFlight(['audit', 'export'], {
    mutationFn: exportAudit,
    onSuccess: file => saveFile(file, fileName),
  });

  const fresh = isPlaceholderData ? undefined : data?.entries;
  const page = useMemo(
    () =>
      shownOf(
        fresh,
        error && !fresh ? { message: error.message, retry: { onTryNow: () => void refetch() } } : null,
      ),
    [fresh, error, refetch],
  );
  const people = (staff ?? []).map(({ idString, fullName, email }) => ({
    value: idString,
    label: fullName,
    hint: email,
  }));
  const change = useChangeAddress<'cursor' | 'entry'>();
  const { next, previous } = data ?? {};
  const open = params.get('entry');

  return (
    <AuditScreen
      page={page}
      filter={{ ...view, ...namedDays(params) }}
      fault={addressFault(params)}
      dateFault={dateFault(params)}
      onFilter={filter => setParams(now => auditSearch({ ...readAuditView(now), ...filter }))}
      onShowAll={useCallback(() => setParams({}), [setParams])}
      actors={[...people, { value: systemActor, label: 'The system' }]}
      people={people}
      actions={actions ?? []}
      today={today}
      onOpen={useCallback(
        ({ id }) => {
          setLast(id);
          change({ entry: id });
        },
        [change],
      )}
      openKey={open ?? last}
      onNewer={previous ? () => change({ cursor: previous }) : undefined}
      onOlder={next ? () => change({ cursor: next }) : undefined}
      exporting={
        exporting.succeeded ? { state: 'done', fileName } : runOf(exporting, auditMessages.exportFailed)
      }
      onExport={() => void exporting.press(view)}
    >
      {open === null ? null : <OpenEntry key={open} id={open} onClose={() => change({ entry: null })} />}
    </AuditScreen>
  );
}

function OpenEntry({ id, onClose }: { id: string; onClose: () => void }) {
  const entry = useQuery(auditQueries.entry(id));
  return <AuditEntryDialog shown={readOf(entry)} onClose={onClose} />;
}
