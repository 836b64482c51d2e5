import { ExportProgress } from '../../exports/ExportProgress';
import { type LastExport, LastExportPanel } from '../../exports/LastExportPanel';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { ExportLoansForm, type ExportLoansFormProps } from './ExportLoansForm';
import { column, screen } from './ExportLoansScreen.css';

export type ExportLoansScreenProps = ExportLoansFormProps & {
  onCancel: () => void;
  /** The last export of this visit. @default none */
  last?: LastExport | undefined;
};

/** ExportDetails: customer support exports loans as a CSV file, by loan ids or by date range (CS-115). */
export function ExportLoansScreen(props: ExportLoansScreenProps) {
  return (
    <div className={screen}>
      <div className={column}>
        <div>
          <PageHeading title="Export loans">
            Loans by their ids, or those that started on the chosen days, newest first, as a CSV file.
          </PageHeading>
        </div>
        <Panel title="What to export">
          <ExportLoansForm {...props} />
          <ExportProgress run={props.run} onCancel={props.onCancel} />
        </Panel>
        {props.last ? <LastExportPanel last={props.last} /> : null}
      </div>
    </div>
  );
}
