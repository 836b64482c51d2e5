import {
  type ComparedValue,
  compareLedgerRow,
  type LedgerAttribute,
  type LedgerRow,
  type LedgerSource,
} from '@lending-desk/domain/kyc';

/** One line of a check: what a source says, beside what was declared. */
export interface CheckRow {
  readonly key: string;
  readonly attribute: LedgerAttribute;
  readonly source: LedgerSource;
  /** Null: the source says nothing. */
  readonly value: ComparedValue | null;
  readonly declared: boolean;
}

/** Sources that are told of even when they say nothing. */
const expected: Readonly<Partial<Record<LedgerAttribute, readonly LedgerSource[]>>> = {
  name: ['declared', 'pan', 'aadhaar', 'pennyDrop', 'statement', 'equifax'],
  dob: ['declared', 'pan', 'aadhaar', 'equifax', 'cibil'],
  idNumber: ['declared', 'pan', 'equifax'],
  address: ['declared', 'aadhaar', 'statement', 'equifax', 'gps'],
};

/** The lines of one check, source by source, every value of a source on a line of its own. */
export function checkRows(
  row: LedgerRow,
  only: (value: ComparedValue) => boolean = () => true,
): readonly CheckRow[] {
  const { attribute } = row;
  return compareLedgerRow(row, 'declared').flatMap(({ source, values, stand }): CheckRow[] => {
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
