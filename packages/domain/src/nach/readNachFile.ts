import { type NachCells, type NachColumn, nachColumns, type NachRow, readNachRow } from './nachRow';

/** A record of the file as a CSV reader gives it. */
export type NachRecord = {
  /** The physical line it begins on; the head is line 1. */
  readonly line: number;
  readonly fields: readonly string[];
};

/** A row with the line it stands on: read, or why it cannot be. */
export type NachLine = { readonly line: number; readonly cells: NachCells } & (
  | { readonly row: NachRow }
  | { readonly fault: string }
);

export const mostNachRows = 20_000;

/** The columns without which no row can be read; of umrn and loan_id one is enough. */
const needed: readonly NachColumn[] = ['installment_due_date', 'amount', 'settlement_date', 'status'];

/** Reads the records of a response file: a head in any order of columns, others ignored, then its rows.
 *  @returns why the whole file is refused, or each of its rows
 *  @source providers: NACH file */
export function readNachFile(
  records: readonly NachRecord[],
): { readonly refused: string } | { readonly lines: readonly NachLine[] } {
  const [head, ...rest] = records;
  const names = (head?.fields ?? []).map(name => name.trim().toLowerCase());
  const known = nachColumns.filter(column => names.includes(column));
  if (known.length === 0) return { refused: noHeader(names) };
  const twice = known.find(column => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice !== undefined) return { refused: `The column ${twice} is there twice` };
  const missing = needed.find(column => !names.includes(column));
  if (missing !== undefined) return { refused: `The column ${missing} is missing` };
  if (!names.includes('umrn') && !names.includes('loan_id'))
    return { refused: 'The file has neither a column umrn nor loan_id' };
  if (rest.length > mostNachRows) return { refused: `The file has more than ${mostNachRows} rows` };
  const indexOf = (column: NachColumn) => names.indexOf(column);
  return {
    lines: rest.map(({ line, fields }) => {
      const cell = (column: NachColumn) => (fields[indexOf(column)] ?? '').trim();
      const cells: NachCells = {
        umrn: cell('umrn'),
        loan_id: cell('loan_id'),
        installment_due_date: cell('installment_due_date'),
        amount: cell('amount'),
        presentation_date: cell('presentation_date'),
        settlement_date: cell('settlement_date'),
        status: cell('status'),
        reason_code: cell('reason_code'),
        reason: cell('reason'),
        bank_reference: cell('bank_reference'),
      };
      if (fields.length !== names.length)
        return { line, cells, fault: `The row has ${columns(fields)}, the header ${names.length}` };
      const read = readNachRow(cells);
      return 'fault' in read ? { line, cells, ...read } : { line, cells, row: read };
    }),
  };
}

const columns = ({ length }: readonly string[]) => `${length} ${length === 1 ? 'column' : 'columns'}`;

/** Why the first record is no head: another separator leaves all names in one field. */
function noHeader([first = '']: readonly string[]): string {
  const isHead = first.split(/[;\t|]/).some(name => nachColumns.some(column => column === name));
  return isHead ? 'The columns are not separated by commas' : 'The file has no header row';
}
