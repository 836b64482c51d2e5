import {
  collectionsListMessages,
  type NextAccount,
  type NextAccounts,
  type NextFactor,
  nextFactors,
  usualFactors,
} from '@lending-desk/domain/collections';
import { exactRupees, formatRupees, sum } from '@lending-desk/domain/money';
import type { ReactNode } from 'react';
import { NextReasons } from '../../collections/NextReasons';
import { DpdBadge } from '../../loan/DpdBadge';
import { LoanTable } from '../../loan/LoanTable';
import { PromiseMark } from '../../loan/PromiseMark';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/Checkbox';
import { PageHeading } from '../../primitives/PageHeading';
import { type Column, GroupRow, type ListShown, tableOf } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { ListLayout } from '../ListLayout';
import { above, customer, factors as factorsClass, legend, money, why } from './NextAccountsScreen.css';

export type NextAccountsScreenProps = {
  /** The failure's message is the server's. */
  list: ListShown<NextAccount>;
  /** How many accounts were compared, and why nobody may be called now; null until they are. */
  made: Pick<NextAccounts, 'compared' | 'noCalls'> | null;
  /** The factors that count. */
  factors: readonly NextFactor[];
  /** Called with the factors that are to decide the order. */
  onFactors: (factors: readonly NextFactor[]) => void;
  onOpen: (account: NextAccount) => void;
  /** The row that was opened last. @default none */
  selectedKey?: string | undefined;
  /** Beside the heading. @default none */
  tools?: ReactNode;
};

const factorNames: Readonly<Record<NextFactor, string>> = {
  promise: 'Promise due today 40, broken yesterday 35',
  roll: 'Bucket changes: tomorrow 25, in 3 days 20, in 7 days 10',
  risk: 'Amount at risk: 1 for each Rs. 10,000, up to 20',
  quiet: 'Days since the last contact, up to 15',
  attempts: 'No attempt left today goes last',
  hours: 'Hide who cannot be called now',
};

const columns: readonly Column<NextAccount>[] = [
  {
    id: 'customer',
    header: 'Customer',
    sticky: true,
    cell: ({ fullName, loanId }) => (
      <div className={customer}>
        <Text truncate title={fullName}>
          {fullName}
        </Text>
        <Text mono size="caption" tone="tertiary">
          {loanId}
        </Text>
      </div>
    ),
  },
  {
    id: 'daysPastDue',
    header: 'Days past due',
    align: 'right',
    cell: row => <DpdBadge bucket={row.bucket} days={row.daysPastDue} />,
  },
  {
    id: 'overdue',
    header: 'Overdue',
    align: 'right',
    cell: ({ overdueAmount, atRisk }) => (
      <div className={money}>
        <span>{formatRupees(overdueAmount)}</span>
        <Text size="caption" tone="secondary">
          at risk {formatRupees(atRisk)}
        </Text>
      </div>
    ),
  },
  { id: 'promise', header: 'Promise', cell: row => row.promise && <PromiseMark promise={row.promise} /> },
  {
    id: 'why',
    header: 'Why next',
    cell: row => (
      <div className={why}>
        <NextReasons account={row} />
      </div>
    ),
  },
  {
    id: 'score',
    header: 'Score',
    align: 'right',
    cell: row => (row.score === null ? null : <Text weight="medium">{row.score}</Text>),
  },
  {
    id: 'attempts',
    header: 'Calls left',
    cell: ({ calls: { placed, allowed } }) => `${Math.max(0, allowed - placed)} of ${allowed}`,
  },
];

// That of the hint too.
const columnCount = columns.length + 1;

const promisePlaces = ['dueToday', 'brokenYesterday', 'keptToday'] as const;
const placeWords = { dueToday: 'due today', brokenYesterday: 'broken yesterday', keptToday: 'kept today' };
const isPromised = ({ place }: NextAccount) => promisePlaces.some(one => one === place);

/** 'Promises first  2 due today, Rs. 22,000  1 broken yesterday, Rs. 14,000', 'Then  highest score first'; null for a row
 *  that begins no part of the order. */
function partOf(rows: readonly NextAccount[], index: number): ReactNode {
  const [row, before] = [rows[index], rows[index - 1]];
  if (row === undefined) return null;
  if (isPromised(row)) {
    if (before) return null;
    const counts = promisePlaces.flatMap(place => {
      const here = rows.filter(one => one.place === place);
      const amount = sum(here.flatMap(({ promise }) => (promise ? [promise.amount] : [])));
      return here.length > 0 ? [`${here.length} ${placeWords[place]}, ${exactRupees(amount)}`] : [];
    });
    return <GroupRow columns={columnCount} name="Promises first" notes={counts} />;
  }
  if (before?.place === row.place) return null;
  if (row.place === 'noAttempt')
    return <GroupRow columns={columnCount} name="Last" notes={['no attempt left today']} />;
  return (
    <GroupRow columns={columnCount} name={before ? 'Then' : 'By score'} notes={['highest score first']} />
  );
}

/** Which account a collector turns to next: in the order of a score whose factors are shown and can be switched
 *  (M47). */
export function NextAccountsScreen(props: NextAccountsScreenProps) {
  const { list, made, factors, onFactors, onOpen, selectedKey, tools } = props;
  const message = list.state === 'failed' ? list.message : undefined;
  const isUsual = nextFactors.every(one => factors.includes(one) === usualFactors.includes(one));
  return (
    <ListLayout
      heading={
        <PageHeading title="Next best account">
          {made && 'rows' in list ? `The first ${list.rows.length} of ${made.compared} accounts` : ''}
        </PageHeading>
      }
      tools={tools}
      filters={
        <div className={above}>
          {made?.noCalls ? <Banner tone="flag" title={made.noCalls} /> : null}
          <details>
            <summary className={legend}>
              What decides the order: {factors.length} of {nextFactors.length} factors
            </summary>
            <fieldset className={factorsClass} aria-label="What decides the order">
              {nextFactors.map(factor => (
                <Checkbox
                  key={factor}
                  label={factorNames[factor]}
                  value={factors.includes(factor)}
                  onChange={on =>
                    onFactors(nextFactors.filter(one => (one === factor ? on : factors.includes(one))))
                  }
                />
              ))}
              {isUsual ? null : (
                <Button variant="plain" size="sm" onClick={() => onFactors(usualFactors)}>
                  Reset
                </Button>
              )}
            </fieldset>
          </details>
        </div>
      }
    >
      <LoanTable
        {...tableOf(list, message ?? collectionsListMessages.nextFailed)}
        label="Next best account"
        columns={columns}
        groupOf={(_, index) => ('rows' in list ? partOf(list.rows, index) : null)}
        onOpen={onOpen}
        selectedKey={selectedKey}
        empty={{ why: 'No account needs work now.' }}
      />
    </ListLayout>
  );
}
