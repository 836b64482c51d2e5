import { isViewOnly } from '@lending-desk/domain/access';
import {
  businessDateOf,
  type DateRange,
  instantOfEpochMs,
  parseBusinessDate,
} from '@lending-desk/domain/calendar';
import { type ExportStatus, isExportStatus } from '@lending-desk/domain/exports';
import type { DateRangeValue } from '@lending-desk/ui/primitives/DateField';
import { ExportScreen } from '@lending-desk/ui/screens/ExportScreen';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExport } from '../../../exports/useExport';
import { downloadApplications } from '../../../queries/exports';
import { useViewer } from '../../../session/useViewer';

/** The export of application details, for credit and for customer support. What is chosen stands in the
 *  address, so that it survives a reload and a sign-in. */
export function Component() {
  const viewer = useViewer();
  const { range, status, choose } = useChoice();
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  const { run, last, start, cancel } = useExport(
    { person: viewer.idString, name: 'applications' },
    downloadApplications,
  );
  return (
    <ExportScreen
      today={today}
      range={range}
      onRange={useCallback((next: DateRangeValue) => choose({ ...next }), [choose])}
      status={status}
      onStatus={useCallback((next: ExportStatus) => choose({ status: next }), [choose])}
      run={run}
      onExport={useCallback((days: DateRange) => void start({ range: days, status }), [start, status])}
      onCancel={cancel}
      masked={isViewOnly(viewer.roles)}
      last={last}
    />
  );
}

type Choice = Partial<Record<'start' | 'end' | 'status', string | null>>;

function useChoice() {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (choice: Choice) =>
      setSearch(
        current => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(choice)) {
            if (value === null || value === undefined || value === 'ALL') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return useMemo(() => {
    const asked = search.get('status');
    return {
      range: {
        start: parseBusinessDate(search.get('start') ?? ''),
        end: parseBusinessDate(search.get('end') ?? ''),
      },
      status: isExportStatus(asked) ? asked : ('ALL' as const),
      choose,
    };
  }, [search, choose]);
}
