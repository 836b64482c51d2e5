import { isViewOnly } from '@lending-desk/domain/access';
import { ExportLoansScreen } from '@lending-desk/ui/screens/ExportLoansScreen';
import { useToday } from '../../../calendar/useToday';
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
  const { search, range, rangeFault, choose } = useExportChoice('ids');
  const mode = search.get('by') === 'range' ? 'range' : 'ids';
  const { ids, setIds } = useIds(viewer.idString);
  const today = useToday();
  const { run, last, start, cancel } = useExport('loans', downloadLoans);
  return (
    <ExportLoansScreen
      mode={mode}
      onMode={by => choose({ by })}
      ids={ids}
      onIds={setIds}
      today={today}
      range={range}
      rangeFault={rangeFault}
      onRange={next => choose({ ...next })}
      run={run}
      onExportIds={chosen => void start({ ids: chosen })}
      onExportRange={days => void start({ range: days })}
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
