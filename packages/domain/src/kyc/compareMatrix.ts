import { compareAddresses } from '../compare/addresses';
import type { Comparison } from '../compare/comparison';
import { compareDates } from '../compare/dates';
import { compareGenders } from '../compare/genders';
import { compareAccounts, compareEmails, compareIds, comparePhones } from '../compare/identifiers';
import { compareNames } from '../compare/names';
import { memoizeByObject } from '../compare/memoizeByObject';
import {
  identityMatrix,
  type MatrixAttribute,
  type MatrixRow,
  type MatrixSource,
  matrixSources,
  type MatrixValue,
} from './matrix';
import type { KycFacts } from './readKyc';

const comparers: Readonly<Record<MatrixAttribute, (base: string, value: string) => Comparison>> = {
  name: compareNames,
  address: compareAddresses,
  dob: compareDates,
  idNumber: compareIds,
  email: compareEmails,
  phone: comparePhones,
  bankAccount: compareAccounts,
  gender: compareGenders,
};

/** A value of a source compared with the closest value of the base. */
export interface ComparedValue extends MatrixValue {
  /** Null where there is nothing to compare it with: no base value, or the number of another document. */
  readonly comparison: Comparison | null;
  /** The base value it was compared with, where the base has several: 'Permanent'. */
  readonly against: string | null;
}

export interface ComparedCell {
  readonly source: MatrixSource;
  /** Closest first; empty where the source has no value. */
  readonly values: readonly ComparedValue[];
  /** How the closest value compares with the base. */
  readonly stand: 'base' | 'agrees' | 'partial' | 'different' | 'notCompared' | 'notGiven';
}

function nearest(
  attribute: MatrixAttribute,
  value: MatrixValue,
  base: readonly MatrixValue[],
): ComparedValue {
  let best: { comparison: Comparison; against: string | null } | null = null;
  for (const one of base) {
    if (one.document !== value.document) continue;
    const comparison = comparers[attribute](one.text, value.text);
    if (best === null || comparison.score > best.comparison.score)
      best = { comparison, against: base.length > 1 ? (one.label ?? null) : null };
  }
  return { ...value, comparison: best?.comparison ?? null, against: best?.against ?? null };
}

function standOf({ comparison }: ComparedValue): ComparedCell['stand'] {
  switch (comparison?.verdict) {
    case 'exact':
    case 'close':
      return 'agrees';
    case 'partial':
      return 'partial';
    case 'different':
      return 'different';
    default:
      return 'notCompared';
  }
}

function compareRow({ attribute, values }: MatrixRow, base: MatrixSource): readonly ComparedCell[] {
  const given = values[base] ?? [];
  return matrixSources.map((source): ComparedCell => {
    const own = values[source] ?? [];
    if (own.length === 0) return { source, values: [], stand: 'notGiven' };
    if (source === base) {
      return { source, values: own.map(one => ({ ...one, comparison: null, against: null })), stand: 'base' };
    }
    const compared = own
      .map(value => nearest(attribute, value, given))
      .sort((one, other) => (other.comparison?.score ?? -1) - (one.comparison?.score ?? -1));
    const [first] = compared;
    return { source, values: compared, stand: first ? standOf(first) : 'notGiven' };
  });
}

const comparedWith = memoizeByObject((_row: MatrixRow) => new Map<MatrixSource, readonly ComparedCell[]>());

/** One row of the matrix: every source compared with the base. Of several values of a source the closest counts.
 *  @source CR-080, CR-089 */
export function compareMatrixRow(row: MatrixRow, base: MatrixSource): readonly ComparedCell[] {
  const known = comparedWith(row);
  const cells = known.get(base) ?? compareRow(row, base);
  known.set(base, cells);
  return cells;
}

export interface MatrixTally {
  readonly agrees: number;
  readonly partial: number;
  readonly different: number;
}

/** Counts the cells that agree, agree in part and differ; missing and incomparable ones are not counted. */
export function matrixTally(cells: Iterable<ComparedCell>): MatrixTally {
  const tally = { agrees: 0, partial: 0, different: 0 };
  for (const { stand } of cells)
    if (stand === 'agrees' || stand === 'partial' || stand === 'different') tally[stand] += 1;
  return tally;
}

/** Numbers of these sources belong to the document the declared one does. */
const panSources: readonly MatrixSource[] = ['declared', 'pan', 'statement', 'equifax', 'cibil'];

/** The sources that could say something about the row and do not agree or differ: nothing is given, it cannot be read,
 *  or the base has nothing to compare it with. While there are any, 'all match' is not said. */
export function matrixGaps(row: MatrixRow, base: MatrixSource): readonly MatrixSource[] {
  const isNumber = row.attribute === 'idNumber';
  return compareMatrixRow(row, base)
    .filter(({ source, stand }) => stand === 'notCompared' || (stand === 'notGiven' && source in row.values))
    .filter(({ source }) => !isNumber || (panSources.includes(source) && panSources.includes(base)))
    .map(({ source }) => source);
}

/** The rows of the updated KYC, which lacks only the gender (CR-089). */
export function updatedMatrix(facts: KycFacts): readonly MatrixRow[] {
  return identityMatrix(facts).filter(({ attribute }) => attribute !== 'gender');
}

/** How many values of the updated KYC agree only in part or not at all with the base. */
export function matrixDifferences(facts: KycFacts, base: MatrixSource = 'declared'): number {
  const { partial, different } = matrixTally(
    updatedMatrix(facts).flatMap(row => compareMatrixRow(row, base)),
  );
  return partial + different;
}
