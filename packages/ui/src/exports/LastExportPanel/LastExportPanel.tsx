import { type DateRange, formatDate } from '@lending-desk/domain/calendar';
import type { ExportStatus } from '@lending-desk/domain/exports';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { groupIndian } from '@lending-desk/domain/money';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';

/** The last export of this visit. */
export type LastExport = {
  /** The days exported. @default it was no export by days */
  readonly range?: DateRange | undefined;
  /** The status it was limited to. @default its export has no such filter */
  readonly status?: ExportStatus | undefined;
  /** The ids exported. @default it was no export by ids */
  readonly ids?: readonly number[] | undefined;
  readonly rows: number;
  readonly fileName: string;
  /** When it was saved, formatted: '21 Nov 2026, 02:05 pm'. */
  readonly savedAt: string;
};

const shownIds = 10;

function idsText(ids: readonly number[]): string {
  const more = ids.length - shownIds;
  return `${ids.slice(0, shownIds).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const rangeText = ({ start, end }: DateRange) =>
  start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;

type LastExportPanelProps = {
  /** What was exported last, and the file it made. */
  last: LastExport;
};

/** Shows the last export, so that nobody exports the same twice by mistake. */
export function LastExportPanel({ last }: LastExportPanelProps) {
  const { range, status, ids } = last;
  return (
    <Panel title="Exported last" meta={last.savedAt}>
      <KeyValue
        items={[
          ...(ids ? [{ label: 'Loan ids', value: idsText(ids) }] : []),
          ...(range ? [{ label: 'Started on', value: rangeText(range) }] : []),
          ...(status
            ? [{ label: 'Approval status', value: status === 'ALL' ? 'All' : approvalStatusLabel(status) }]
            : []),
          { label: 'Rows', value: groupIndian(String(last.rows)) },
          { label: 'File', value: last.fileName, mono: true },
        ]}
      />
    </Panel>
  );
}
