import type { DecodedFile } from '@lending-desk/domain/statementFiles';
import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx';
import { DecodeFault } from './decodeFault';
import { statementLimits } from './limits';

const two = (number: number) => String(number).padStart(2, '0');

/** A number with the digits a person typed: 0.1 + 0.2 in a balance column is 0.3. */
function numberText(value: number): string {
  return Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toFixed(6)));
}

function cellText(cell: CellObject | undefined, date1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (typeof cell.v !== 'number') return String(cell.v);
  const format = typeof cell.z === 'string' ? cell.z : '';
  if (!SSF.is_date(format)) return numberText(cell.v);
  // A number beyond the last day, such as an account number, has no date, whatever its format says.
  const date: { readonly y: number; readonly m: number; readonly d: number } | null = SSF.parse_date_code(
    cell.v,
    { date1904 },
  );
  return date ? `${date.y}-${two(date.m)}-${two(date.d)}` : numberText(cell.v);
}

function rowsOf(sheet: WorkSheet, date1904: boolean): readonly (readonly string[])[] {
  const data: unknown = sheet['!data'];
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = Array.isArray(data) ? data : [];
  return rows.map(row =>
    Array.from(row ?? [], cell => cellText(cell, date1904)).slice(0, statementLimits.columns),
  );
}

/** Reads the cells of a workbook, XLSX or XLS, without its formulas, styles and macros. Dates become days, because
 *  their printed form depends on the reader's country; a workbook counts them from 1900 or from 1904.
 *  @throws DecodeFault for a workbook with a password, a broken one, and beyond the limits */
export function decodeWorkbook(bytes: Uint8Array, password: string): DecodedFile {
  let sheets: readonly WorkSheet[];
  let date1904 = false;
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
      sheetRows: statementLimits.rows + 1,
      ...(password !== '' && { password }),
    });
    date1904 = book.Workbook?.WBProps?.date1904 ?? false;
    sheets = book.SheetNames.flatMap(name => book.Sheets[name] ?? []);
  } catch (error) {
    if (/password-protected/i.test(String(error))) {
      throw new DecodeFault(password === '' ? 'E_FILE_NO_PASSWORD' : 'E_FILE_WRONG_PASSWORD');
    }
    throw new DecodeFault('CannotProcessFile');
  }
  const cells = sheets.map(sheet => rowsOf(sheet, date1904));
  if (cells.reduce((sum, rows) => sum + rows.length, 0) > statementLimits.rows)
    throw new DecodeFault('FileTooLarge');
  return { kind: 'grid', sheets: cells, openEnd: false };
}
