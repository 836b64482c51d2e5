import type { BusinessDate, DateRange, ExportStatus } from '@lending-desk/domain';
import { memo } from 'react';
import { ExportProgress, type ExportRun } from '../../exports/ExportProgress';
import type { DateRangeValue } from '../../primitives/DateField';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { ExportForm } from './ExportForm';
import { column, screen } from './ExportScreen.css';
import { LastExportPanel } from './LastExportPanel';

/** What was exported last on this visit. */
export type LastExport = {
  readonly range: DateRange;
  readonly status: ExportStatus;
  readonly rows: number;
  readonly fileName: string;
  /** When it was saved, as shown: '21 Nov 2026, 02:05 pm'. */
  readonly savedAt: string;
};

export type ExportScreenProps = {
  /** The business day: marked in the calendar. */
  today: BusinessDate;
  range: DateRangeValue;
  onRange: (range: DateRangeValue) => void;
  status: ExportStatus;
  onStatus: (status: ExportStatus) => void;
  run: ExportRun;
  /** Called with a range that is in order. */
  onExport: (range: DateRange) => void;
  onCancel: () => void;
  /** The person may only view: phone numbers come masked. @default false */
  masked?: boolean | undefined;
  /** @default nothing yet */
  last?: LastExport | undefined;
};

/** Application details of a date range as a CSV file (SH-092, SH-093). */
export const ExportScreen = memo(function ExportScreen(props: ExportScreenProps) {
  return (
    <div className={screen}>
      <div className={column}>
        <div>
          <Text as="h1" size="titleLg">
            Export application details
          </Text>
          <Text as="p" tone="tertiary">
            Applications that started on the chosen days, newest first, as a CSV file. One day may be chosen
            alone.
          </Text>
        </div>
        <Panel title="What to export">
          <ExportForm {...props} />
          <ExportProgress run={props.run} onCancel={props.onCancel} />
        </Panel>
        {props.last ? <LastExportPanel last={props.last} /> : null}
      </div>
    </div>
  );
});
