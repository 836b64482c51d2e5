import { explainRule, type LimitLine, type RuleOutcome } from '@lending-desk/domain/engine';
import { CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../primitives/Badge';
import { Banner } from '../../primitives/Banner';
import { Dialog } from '../../primitives/Dialog';
import { EngineResultBadge } from '../EngineResultBadge';
import { KeyValue } from '../../primitives/KeyValue';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { otherwiseOf } from './columns';

const outTones = { REJECT: 'reject', FLAG: 'flag' } as const;

const limitColumns: readonly Column<LimitLine>[] = [
  { id: 'result', header: 'Result', cell: line => <EngineResultBadge result={line.result} /> },
  { id: 'limit', header: 'When the value is', cell: line => line.limit },
  {
    id: 'comparison',
    header: 'This value',
    cell: line =>
      line.comparison && (
        <Badge
          tone={line.out ? outTones[line.result] : 'approve'}
          icon={line.out ? CircleX : CircleCheck}
          emphasis="text"
        >
          {line.comparison}
        </Badge>
      ),
  },
];

const keyOf = (line: LimitLine) => `${line.result} ${line.limit}`;

type RuleDialogProps = { rule: RuleOutcome; open: boolean; onClose: () => void };

/** Explains why a rule fired: what it checks, the value, each limit with its comparison in words, and the source. */
export function RuleDialog({ rule, open, onClose }: RuleDialogProps) {
  const explanation = useMemo(() => explainRule(rule), [rule]);
  return (
    <Dialog title={explanation.label} description={explanation.text} open={open} onClose={onClose}>
      <Stack gap="3">
        <KeyValue
          items={[
            {
              label: 'Engine result',
              value: <EngineResultBadge result={rule.verdict.result} otherwise={otherwiseOf(rule)} />,
            },
            { label: 'Data value', value: explanation.value },
            { label: 'Rule name', value: rule.name, mono: true },
            { label: 'Source', value: explanation.source },
          ]}
        />
        {explanation.limits.length > 0 ? (
          <Table
            label="Limits"
            columns={limitColumns}
            rows={explanation.limits}
            rowKey={keyOf}
            layout={{ frame: 'panel' }}
          />
        ) : null}
        {explanation.disagreement ? (
          <Banner tone="flag" title="The result and the limits on record disagree">
            {explanation.disagreement}
          </Banner>
        ) : null}
        {rule.fault === null ? null : (
          <Banner tone="reject" title="This result could not be read">
            {rule.fault}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
