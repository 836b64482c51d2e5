import { ExportPage, type ExportPageProps } from '../ExportPage';
import { ExportLoansForm, type ExportLoansFormProps } from './ExportLoansForm';

export type ExportLoansScreenProps = ExportLoansFormProps & ExportPageProps;

/** ExportDetails: customer support exports loans as a CSV file, by loan ids or by date range (CS-115). */
export function ExportLoansScreen(props: ExportLoansScreenProps) {
  return (
    <ExportPage
      {...props}
      title="Export loans"
      about="Loans by their ids, or those that started on the chosen days, newest first, as a CSV file."
      form={<ExportLoansForm {...props} />}
    />
  );
}
