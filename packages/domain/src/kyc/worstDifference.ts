import type { RuleOutcome } from '../engine/outcomes';
import { type ComparedValue, compareMatrixRow } from './compareMatrix';
import type { MatrixAttribute, MatrixRow, MatrixSource } from './matrix';

/** A value of a source that agrees only in part or not at all with the base. */
export interface MatrixDifference {
  readonly attribute: MatrixAttribute;
  readonly source: MatrixSource;
  /** The source's closest value. */
  readonly value: ComparedValue;
}

/** The value with the lowest score of all that agree only in part or not at all with the base; of two with one score
 *  the first in the order of the rows, then of the sources. Null where none differs.
 *  @source CR-089 */
export function worstDifference(rows: readonly MatrixRow[], base: MatrixSource): MatrixDifference | null {
  let worst: MatrixDifference | null = null;
  for (const row of rows) {
    for (const { source, stand, values } of compareMatrixRow(row, base)) {
      const [value] = values;
      if (!value || (stand !== 'partial' && stand !== 'different')) continue;
      if ((value.comparison?.score ?? 0) < (worst?.value.comparison?.score ?? 101))
        worst = { attribute: row.attribute, source, value };
    }
  }
  return worst;
}

/** The rules that judge an attribute of the customer's identity. */
const judged: Readonly<Record<string, MatrixAttribute>> = { NAME_MATCH: 'name' };

/** The attributes the rule engine does not approve, with the rule that says so: of those 'all match' is not said,
 *  whatever the comparison finds. A result without a word the desk knows, or that could not be read, counts as one. */
export function doubtedAttributes(
  rules: readonly RuleOutcome[],
): Readonly<Partial<Record<MatrixAttribute, RuleOutcome>>> {
  const doubted: Partial<Record<MatrixAttribute, RuleOutcome>> = {};
  for (const rule of rules) {
    const name = rule.name.trim().toUpperCase();
    const attribute = Object.hasOwn(judged, name) ? judged[name] : undefined;
    if (attribute !== undefined && rule.verdict.result !== 'APPROVE') doubted[attribute] ??= rule;
  }
  return doubted;
}
