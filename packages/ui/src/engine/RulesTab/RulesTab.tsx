import {
  type BankRules,
  countResults,
  engineResultLabels,
  gravestFirst,
  type RuleOutcome,
} from '@lending-desk/domain/engine';
import type { EngineResult, SectionState } from '@lending-desk/domain/loan';
import { useCallback, useMemo, useState } from 'react';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { Table } from '../../primitives/Table';
import { Unavailable } from '../Unavailable';
import { ruleColumns } from './columns';
import { FinancialPanel } from './FinancialPanel';
import { RuleDialog } from './RuleDialog';

export type RulesTabProps = {
  /** Results of the rule engine, by rule. */
  rules: SectionState<readonly RuleOutcome[]> | { state: 'loading' };
  /** Income and obligations calculated by the bank rule engine. */
  bank: SectionState<BankRules> | { state: 'loading' };
  /** Requests the results again while they are not available. */
  onTryAgain: () => void;
  /** The results are being requested. @default false */
  trying?: boolean | undefined;
};

type Filter = EngineResult | 'all';

const none: readonly RuleOutcome[] = [];
const keyOf = (rule: RuleOutcome) => rule.name;
const hint = () => 'Why';

function filters(rows: readonly RuleOutcome[]) {
  const counts = countResults(rows);
  return [
    { value: 'all' as const, label: `All ${counts.all}` },
    ...(['REJECT', 'FLAG', 'APPROVE'] as const).map(value => ({
      value,
      label: `${engineResultLabels[value]} ${counts[value]}`,
    })),
  ];
}

/** The result of each rule, most severe first; a row opens the details of why it fired (CR-048, CR-049). */
export function RulesTab({ rules, bank, onTryAgain, trying }: RulesTabProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [asked, setAsked] = useState<RuleOutcome | null>(null);
  const [open, setOpen] = useState(false);
  const rows = useMemo(() => (rules.state === 'ready' ? gravestFirst(rules.value) : none), [rules]);
  const shown = useMemo(
    () => (filter === 'all' ? rows : rows.filter(({ verdict }) => verdict.result === filter)),
    [rows, filter],
  );
  const ask = useCallback((rule: RuleOutcome) => {
    setAsked(rule);
    setOpen(true);
  }, []);

  return (
    <>
      <FinancialPanel bank={bank} />
      <Panel
        title="Rules"
        padding="none"
        actions={
          rows.length > 0 ? (
            <Segmented<Filter>
              label="Show results"
              hideLabel
              size="sm"
              options={filters(rows)}
              value={filter}
              onChange={setFilter}
            />
          ) : undefined
        }
      >
        {rules.state === 'missing' || rules.state === 'broken' ? (
          <Unavailable section={rules} name="Rule results" onTryAgain={onTryAgain} trying={trying} />
        ) : (
          <Table
            label="Rule results"
            columns={ruleColumns}
            rows={shown}
            rowKey={keyOf}
            state={rules.state}
            empty={
              rows.length > 0 && filter !== 'all'
                ? {
                    why: `No rule says ${engineResultLabels[filter]}.`,
                    action: { children: 'Show all rules', onClick: () => setFilter('all') },
                  }
                : undefined
            }
            opening={{ onOpen: ask, hint }}
            layout={{ skeletonRows: 7 }}
          />
        )}
      </Panel>
      {asked ? <RuleDialog rule={asked} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
