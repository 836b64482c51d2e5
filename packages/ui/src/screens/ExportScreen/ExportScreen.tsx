import { ExportProgress } from '../../exports/ExportProgress';
import { type LastExport, LastExportPanel } from '../../exports/LastExportPanel';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { ExportForm, type ExportFormProps } from './ExportForm';
import { column, screen } from './ExportScreen.css';

export type ExportScreenProps = ExportFormProps & {
  onCancel: () => void;
  /** The last export of this visit. @default none */
  last?: LastExport | undefined;
};

/** Exports application details of a date range as a CSV file (SH-092, SH-093). */
export function ExportScreen(props: ExportScreenProps) {
  return (
    <div className={screen}>
      <div className={column}>
        <div>
          <PageHeading title="Export application details">
            Applications that started on the chosen days, newest first, as a CSV file. One day may be chosen
            alone.
          </PageHeading>
        </div>
        <Panel title="What to export">
          <ExportForm {...props} />
          <ExportProgress run={props.run} onCancel={props.onCancel} />
        </Panel>
        {props.last ? <LastExportPanel last={props.last} /> : null}
      </div>
    </div>
  );
}
