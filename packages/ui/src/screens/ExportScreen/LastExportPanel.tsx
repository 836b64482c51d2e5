import { type DateRange, formatDate } from '@lending-desk/domain/calendar';
import type { ExportStatus } from '@lending-desk/domain/exports';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { groupIndian } from '@lending-desk/domain/money';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';

/** The last export of this visit. */
export type LastExport = {
  readonly range: DateRange;
  readonly status: ExportStatus;
  readonly rows: number;
  readonly fileName: string;
  /** When it was saved, formatted: '21 Nov 2026, 02:05 pm'. */
  readonly savedAt: string;
};

/** Shows the last export, so that nobody exports the same days twice by mistake. */
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
