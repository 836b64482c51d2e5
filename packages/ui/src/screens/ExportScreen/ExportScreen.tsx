import { ExportPage, type ExportPageProps } from '../ExportPage';
import { ExportForm, type ExportFormProps } from './ExportForm';

export type ExportScreenProps = ExportFormProps & ExportPageProps;

/** Exports application details of a date range as a CSV file (SH-092, SH-093). */
export function ExportScreen(props: ExportScreenProps) {
  return (
    <ExportPage
      {...props}
      title="Export application details"
      about="Applications that started on the chosen days, newest first, as a CSV file. One day may be chosen alone."
      form={<ExportForm {...props} />}
    />
  );
}
