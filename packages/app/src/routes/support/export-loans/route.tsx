import { isViewOnly } from '@lending-desk/domain/access';
import { businessDateOf, type DateRange, instantOfEpochMs } from '@lending-desk/domain/calendar';
import type { DateRangeValue } from '@lending-desk/ui/primitives/DateField';
import { type ExportMode, ExportLoansScreen } from '@lending-desk/ui/screens/ExportLoansScreen';
import { useCallback, useState } from 'react';
import { isText } from '../../../drafts/fits';
import { useDraft } from '../../../drafts/useDraft';
import { useExport } from '../../../exports/useExport';
import { useExportChoice } from '../../../exports/useExportChoice';
import { downloadLoans } from '../../../queries/exports';
import { useViewer } from '../../../session/useViewer';

/** The export of loans by ids or by date range [CS-115]. Mode and days are in the address; the ids, of which there
 *  may be too many for an address, are kept as a draft. */
export function Component() {
  const viewer = useViewer();
  const { search, range, choose } = useExportChoice('ids');
  const mode = search.get('by') === 'range' ? 'range' : 'ids';
  const { ids, setIds } = useIds(viewer.idString);
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  const { run, last, start, cancel } = useExport({ person: viewer.idString, name: 'loans' }, downloadLoans);
  return (
    <ExportLoansScreen
      mode={mode}
      onMode={useCallback((by: ExportMode) => choose({ by }), [choose])}
      ids={ids}
      onIds={setIds}
      today={today}
      range={range}
      onRange={useCallback((next: DateRangeValue) => choose({ ...next }), [choose])}
      run={run}
      onExportIds={useCallback((chosen: readonly number[]) => void start({ ids: chosen }), [start])}
      onExportRange={useCallback((days: DateRange) => void start({ range: days }), [start])}
      onCancel={cancel}
      masked={isViewOnly(viewer.roles)}
      last={last}
    />
  );
}

const same = (left: string, right: string) => left === right;

function useIds(person: string) {
  const { draft, setDraft } = useDraft({
    person,
    of: 'loans',
    form: 'export.ids',
    initial: '',
    fits: isText,
    same,
  });
  return { ids: draft, setIds: setDraft };
}
