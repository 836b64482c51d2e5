import { type DateRange, formatDate } from '@lending-desk/domain/calendar';
import type { ExportStatus } from '@lending-desk/domain/exports';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { groupIndian } from '@lending-desk/domain/money';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';

/** What was exported last on this visit. */
export type LastExport = {
  readonly range: DateRange;
  readonly status: ExportStatus;
  readonly rows: number;
  readonly fileName: string;
  /** When it was saved, as shown: '21 Nov 2026, 02:05 pm'. */
  readonly savedAt: string;
};

/** What was exported last, so that nobody exports the same days twice. */
export function LastExportPanel({ last }: { last: LastExport }) {
  const { start, end } = last.range;
  return (
    <Panel title="Exported last" meta={last.savedAt}>
      <KeyValue
        items={[
          {
            label: 'Started on',
            value: start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`,
          },
          {
            label: 'Approval status',
            value: last.status === 'ALL' ? 'All' : approvalStatusLabel(last.status),
          },
          { label: 'Rows', value: groupIndian(String(last.rows)) },
          { label: 'File', value: last.fileName, mono: true },
        ]}
      />
    </Panel>
  );
}
