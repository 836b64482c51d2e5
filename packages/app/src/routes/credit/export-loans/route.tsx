import { isViewOnly } from '@lending-desk/domain/access';
import { isExportStatus } from '@lending-desk/domain/exports';
import { ExportScreen } from '@lending-desk/ui/screens/ExportScreen';
import { useToday } from '../../../calendar/useToday';
import { useExport } from '../../../exports/useExport';
import { useExportChoice } from '../../../exports/useExportChoice';
import { downloadApplications } from '../../../queries/exports';
import { useViewer } from '../../../session/useViewer';

/** The export of application details, for credit and for customer support. What is chosen stands in the
 *  address. */
export function Component() {
  const viewer = useViewer();
  const { search, range, rangeFault, choose } = useExportChoice('ALL');
  const asked = search.get('status');
  const status = isExportStatus(asked) ? asked : 'ALL';
  const today = useToday();
  const { run, last, start, cancel } = useExport('applications', downloadApplications);
  return (
    <ExportScreen
      today={today}
      range={range}
      rangeFault={rangeFault}
      onRange={next => choose({ ...next })}
      status={status}
      onStatus={next => choose({ status: next })}
      run={run}
      onExport={days => void start({ range: days, status })}
      onCancel={cancel}
      masked={isViewOnly(viewer.roles)}
      last={last}
    />
  );
}
