import { ruleLabel, type RuleOutcome, valueText } from '@lending-desk/domain/engine';
import { EngineResultBadge } from '../EngineResultBadge';
import type { Column } from '../../primitives/Table';
import { RuleName } from '../RuleName';

/** Text for a rule that has none of the three results. */
export function otherwiseOf({ verdict, fault }: RuleOutcome): string {
  return verdict.word ?? (fault === null ? 'No result' : 'Could not be read');
}

// A longer text is cut here; the dialog shows all of it.
const longest = 48;

function valueOf({ name, value, fault }: RuleOutcome): string {
  const text = fault === null ? valueText(name, value) : '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

export const ruleColumns: readonly Column<RuleOutcome>[] = [
  {
    id: 'name',
    header: 'Rule name',
    width: 440,
    sortValue: row => ruleLabel(row.name),
    cell: row => <RuleName name={row.name} />,
  },
  {
    id: 'value',
    header: 'Data value',
    width: 180,
    align: 'right',
    cell: valueOf,
  },
  {
    id: 'result',
    header: 'Result',
    cell: row => <EngineResultBadge result={row.verdict.result} otherwise={otherwiseOf(row)} />,
  },
];
