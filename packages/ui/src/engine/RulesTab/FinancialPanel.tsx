import { foirOf } from '@lending-desk/domain/decision';
import type { BankRules } from '@lending-desk/domain/engine';
import type { SectionState } from '@lending-desk/domain/loan';
import { formatRupees, type Paise } from '@lending-desk/domain/money';
import { Banner } from '../../primitives/Banner';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { Text } from '../../primitives/Text';

type FinancialPanelProps = { bank: SectionState<BankRules> | { state: 'loading' } };

/** Income and obligations calculated by the bank rule engine (CR-051). */
export function FinancialPanel({ bank }: FinancialPanelProps) {
  return (
    <Panel title="Bank rule engine">
      {bank.state === 'missing' ? (
        <Text as="p" tone="tertiary">
          The bank rule engine sent no financial data.
        </Text>
      ) : bank.state === 'broken' ? (
        <Banner tone="reject" title="The financial data could not be read">
          {bank.issues.slice(0, 3).join('; ')}
        </Banner>
      ) : (
        <KeyValue
          columns={2}
          labelWidth="wide"
          items={bank.state === 'loading' ? waiting : figures(bank.value)}
        />
      )}
    </Panel>
  );
}

const waiting: readonly KeyValueItem[] = ['Income', 'Total obligation'].map(label => ({
  label,
  value: <Skeleton width={96} height={12} />,
}));

function figures({ income, obligations }: BankRules): readonly KeyValueItem[] {
  const share = income !== null && obligations !== null ? foirOf(obligations, income) : null;
  const amount = (value: Paise | null) =>
    value === null ? null : <Text weight="medium">{formatRupees(value)}</Text>;
  return [
    { label: 'Income', value: amount(income) },
    {
      label: 'Total obligation',
      value: amount(obligations),
      ...(share === null ? {} : { hint: `${share}% of the income` }),
    },
  ];
}
