import { auditMessages, systemActor } from '@lending-desk/domain/audit';
import { businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { AuditEntryDialog } from '@lending-desk/ui/audit/AuditEntryDialog';
import { type AuditPage, AuditScreen } from '@lending-desk/ui/screens/AuditScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { textOf } from '../../../http/apiError';
import { auditQueries, exportAudit } from '../../../queries/audit';
import { staffQueries } from '../../../queries/staff';
import { useDeed } from '../../../queries/useDeed';
import { saveFile } from '../../saveFile';
import { addressFault, auditSearch, dateFault, readAuditView } from './view';

/** The audit. Filter, page and open entry are in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const view = readAuditView(params);
  const { data, error, isPlaceholderData, refetch } = useQuery(auditQueries.list(view, params.get('cursor')));
  const staff = useQuery(staffQueries.list()).data;
  const actions = useQuery(auditQueries.actions()).data;
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  const [last, setLast] = useState<string>();
  const fileName = `audit-${today}.csv`;
  const exporting = useDeed(['audit', 'export'], {
    mutationFn: exportAudit,
    onSuccess: file => saveFile(file, fileName),
  });

  const page = useMemo((): AuditPage => {
    if (data && !isPlaceholderData) return { state: 'ready', entries: data.entries };
    if (error) return { state: 'failed', message: error.message, onRetry: () => void refetch() };
    return { state: 'loading' };
  }, [data, error, isPlaceholderData, refetch]);
  const people = (staff ?? []).map(({ idString, fullName, email }) => ({
    value: idString,
    label: fullName,
    hint: email,
  }));
  const set = useCallback(
    (name: 'cursor' | 'entry', value: string | null) =>
      setParams(current => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParams],
  );
  const { next, previous } = data ?? {};
  const open = params.get('entry');

  return (
    <AuditScreen
      page={page}
      filter={view}
      fault={addressFault(params)}
      dateFault={dateFault(params)}
      onFilter={change => setParams(now => auditSearch({ ...readAuditView(now), ...change }))}
      onShowAll={useCallback(() => setParams({}), [setParams])}
      actors={[...people, { value: systemActor, label: 'The system' }]}
      people={people}
      actions={actions ?? []}
      today={today}
      onOpen={useCallback(
        ({ id }) => {
          setLast(id);
          set('entry', id);
        },
        [set],
      )}
      openKey={open ?? last}
      onNewer={previous ? () => set('cursor', previous) : undefined}
      onOlder={next ? () => set('cursor', next) : undefined}
      exporting={
        exporting.pending
          ? { state: 'running' }
          : exporting.error
            ? { state: 'failed', message: textOf(exporting.error, auditMessages.exportFailed) }
            : exporting.succeeded
              ? { state: 'done', fileName }
              : { state: 'idle' }
      }
      onExport={() => void exporting.press(view)}
    >
      {open === null ? null : <OpenEntry key={open} id={open} onClose={() => set('entry', null)} />}
    </AuditScreen>
  );
}

function OpenEntry({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(auditQueries.entry(id));
  return (
    <AuditEntryDialog
      shown={
        data
          ? { state: 'ready', entry: data }
          : error
            ? { state: 'failed', message: error.message, onRetry: () => void refetch() }
            : { state: 'loading' }
      }
      onClose={onClose}
    />
  );
}
