import type { PennyDrop } from '@lending-desk/domain/applicant';
import { formatDate } from '@lending-desk/domain/calendar';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import type { StatementAccount, StatementView } from '@lending-desk/domain/statements';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorPanel, type ErrorPanelProps } from '../../primitives/ErrorPanel';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { Select } from '../../primitives/Select';
import { Staged, useDrawn } from '../../primitives/Staged';
import { Charts } from './Charts';
import { Loading } from './Loading';
import { HugeTable, ScoredTable } from './MovementTables';
import { OverviewStrip } from './OverviewStrip';
import { accounts as accountsBox, aside, frame, page, section, withAside } from './PerfiosTab.css';
import { CustomerInfo, FcuAnalysis, StatementDetails } from './ReportPanels';
import { type NavItem, SectionNav } from './SectionNav';
import { BouncesTable, MonthlyTable, NegativeTable, SalaryTable } from './Tables';
import { Transactions } from './Transactions';

export type PerfiosTabProps = {
  /** The statement: loading, failed, or the loaded section. */
  state: { state: 'loading' } | { state: 'failed'; error: ErrorPanelProps } | SectionState<StatementView>;
  /** The penny drop's account; null if there was none. */
  pennyDrop: PennyDrop | null;
  /** Names of other sections that could not be read. @default none */
  broken?: readonly string[] | undefined;
  /** The values are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches one masked value; null if the server does not return it. */
  onReveal: (field: MaskedField) => Promise<string | null>;
};

/** The bank statement: overview, charts, tables and the provider's report (CR-036 to CR-045). */
export function PerfiosTab({ state, ...rest }: PerfiosTabProps) {
  if (state.state === 'loading') return <Loading />;
  if (state.state === 'failed') {
    return (
      <Panel title="Bank statement">
        <ErrorPanel {...state.error} />
      </Panel>
    );
  }
  if (state.state === 'broken') {
    return (
      <Banner tone="reject" title="The bank statement could not be read">
        {state.issues.slice(0, 3).join('; ')}
      </Banner>
    );
  }
  if (state.state === 'missing') {
    return (
      <Panel title="Bank statement">
        <EmptyState
          title="No bank statement report"
          why="No statement of this customer has been analysed yet."
        />
      </Panel>
    );
  }
  return <Statement view={state.value} {...rest} />;
}

type StatementProps = Omit<PerfiosTabProps, 'state'> & { view: StatementView };

function Statement({ view, pennyDrop, broken = [], masked = false, onReveal }: StatementProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const account = view.accounts.find(one => one.key === chosen) ?? view.accounts[0];
  if (!account) return null;
  return (
    <div className={frame}>
      <div className={page}>
        {view.accounts.length > 1 ? (
          <AccountSwitch accounts={view.accounts} value={account.key} onChange={setChosen} />
        ) : null}
        {broken.map(message => (
          <Banner key={message} tone="flag" title={message} />
        ))}
        {/* Keyed by account, so that search, cursor and views reset for another account. */}
        <Account
          key={account.key}
          account={account}
          view={view}
          pennyDrop={pennyDrop}
          masked={masked}
          onReveal={onReveal}
        />
      </div>
    </div>
  );
}

type SwitchProps = {
  accounts: readonly StatementAccount[];
  value: string;
  onChange: (key: string) => void;
};

function AccountSwitch({ accounts, value, onChange }: SwitchProps) {
  const options = accounts.map(one => ({
    value: one.key,
    label: `${one.bankName.split(',')[0]} ${one.accountNo.slice(-4)}`.trim(),
  }));
  const field = { label: 'Account', size: 'sm', value, onChange, options } as const;
  return (
    <div className={accountsBox}>
      {options.length <= 4 ? <Segmented {...field} /> : <Select {...field} />}
    </div>
  );
}

const counted = (value: number, tone: 'neutral' | 'flag' | 'reject', one: string) =>
  value > 0 ? { value, tone, label: value === 1 ? one : `${one}s` } : undefined;

type AccountProps = Omit<StatementProps, 'broken'> & { account: StatementAccount; masked: boolean };

function Account({ account, view, pennyDrop, masked, onReveal }: AccountProps) {
  const base = useId();
  const id = (name: string) => `${base}-${name}`;
  const place = (name: string, label: string, children: ReactNode) => (
    <div id={id(name)} className={section} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </div>
  );
  const { hugeCredits, hugeDebits, bounces, negativeDays, breaks } = account;
  const [broke] = breaks;
  const beside = useDrawn(2) > 1;
  const sections = useMemo(
    (): NavItem[] =>
      [
        { value: 'overview', label: 'Overview' },
        { value: 'monthly', label: 'Monthly' },
        { value: 'credit', label: 'Huge credit', counter: counted(hugeCredits.length, 'neutral', 'row') },
        { value: 'debit', label: 'Huge debit', counter: counted(hugeDebits.length, 'neutral', 'row') },
        { value: 'salary', label: 'Salary' },
        { value: 'scored', label: 'DS salary' },
        { value: 'transactions', label: 'Transactions' },
        { value: 'bounces', label: 'Bounces', counter: counted(bounces.length, 'flag', 'bounce') },
        {
          value: 'negative',
          label: 'Negative balance',
          counter: counted(negativeDays.length, 'reject', 'day'),
        },
        { value: 'files', label: 'Statement details' },
        { value: 'customer', label: 'Customer info' },
        { value: 'fcu', label: 'FCU analysis' },
      ].map(item => ({ ...item, value: `${base}-${item.value}` })),
    [base, hugeCredits, hugeDebits, bounces, negativeDays],
  );
  return (
    <Staged>
      <>
        <SectionNav items={sections} />
        {place(
          'overview',
          'Overview',
          <OverviewStrip account={account} pennyDrop={pennyDrop} masked={masked} onReveal={onReveal} />,
        )}
        {broke ? (
          <Banner
            tone="reject"
            title={`The balances do not add up at ${breaks.length} ${breaks.length === 1 ? 'row' : 'rows'}`}
          >
            {`First on ${formatDate(broke.date)}: ${formatRupees(broke.expected, { paise: true })} follows from the amounts, ${formatRupees(broke.found, { paise: true })} is printed.`}
          </Banner>
        ) : null}
        <Charts days={account.days} months={account.months} />
        <div className={withAside}>
          {place('transactions', 'Transactions', <Transactions transactions={account.transactions} />)}
          <div className={aside}>
            {beside ? (
              <>
                {place('salary', 'Salary', <SalaryTable salaries={account.salaries} />)}
                {place(
                  'bounces',
                  'Bounces',
                  <BouncesTable
                    bounces={bounces}
                    charges={account.bounceCharges}
                    unexplained={account.bouncesKnownOnlyByCharge}
                  />,
                )}
                {place('negative', 'Negative balance', <NegativeTable days={negativeDays} />)}
              </>
            ) : null}
          </div>
        </div>
      </>
      {place('monthly', 'Monthly', <MonthlyTable months={account.months} />)}
      <>
        {place(
          'credit',
          'Huge credit',
          <HugeTable
            title="Huge Credit"
            huge={hugeCredits}
            top={account.topCredits}
            from={account.hugeCreditFrom}
          />,
        )}
        {place(
          'debit',
          'Huge debit',
          <HugeTable
            title="Huge Debit"
            huge={hugeDebits}
            top={account.topDebits}
            from={account.hugeDebitFrom}
          />,
        )}
      </>
      <>
        {place('scored', 'DS salary', <ScoredTable scored={account.scored} />)}
        {place('files', 'Statement details', <StatementDetails statements={view.statements} />)}
        {place('customer', 'Customer info', <CustomerInfo customer={account.customer} />)}
        {place('fcu', 'FCU analysis', <FcuAnalysis findings={account.findings} />)}
      </>
    </Staged>
  );
}
