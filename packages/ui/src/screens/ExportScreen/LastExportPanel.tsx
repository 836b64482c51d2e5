import { approvalStatusLabel, formatDate, groupIndian } from '@lending-desk/domain';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import type { LastExport } from './ExportScreen';

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
