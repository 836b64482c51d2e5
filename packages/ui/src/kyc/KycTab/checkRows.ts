import {
  type ComparedValue,
  compareMatrixRow,
  type MatrixAttribute,
  type MatrixRow,
  type MatrixSource,
} from '@lending-desk/domain/kyc';

/** One row of a check: a source's value next to the declared one. */
export interface CheckRow {
  readonly key: string;
  readonly attribute: MatrixAttribute;
  readonly source: MatrixSource;
  /** Null when the source has no value. */
  readonly value: ComparedValue | null;
  readonly declared: boolean;
}

/** Sources listed even when they have no value. */
const expected: Readonly<Partial<Record<MatrixAttribute, readonly MatrixSource[]>>> = {
  name: ['declared', 'pan', 'aadhaar', 'pennyDrop', 'statement', 'equifax'],
  dob: ['declared', 'pan', 'aadhaar', 'equifax', 'cibil'],
  idNumber: ['declared', 'pan', 'equifax'],
  address: ['declared', 'aadhaar', 'statement', 'equifax', 'gps'],
};

/** The rows of one check, by source; each value of a source is a row of its own. */
export function checkRows(
  row: MatrixRow,
  only: (value: ComparedValue) => boolean = () => true,
): readonly CheckRow[] {
  const { attribute } = row;
  return compareMatrixRow(row, 'declared').flatMap(({ source, values, stand }): CheckRow[] => {
    const shown = values.filter(only);
    if (shown.length === 0) {
      return expected[attribute]?.includes(source)
        ? [{ key: `${attribute}-${source}`, attribute, source, value: null, declared: source === 'declared' }]
        : [];
    }
    return shown.map((value, index) => ({
      key: `${attribute}-${source}-${index}`,
      attribute,
      source,
      value,
      declared: stand === 'base',
    }));
  });
}
