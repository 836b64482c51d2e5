import type { PennyDrop } from '@lending-desk/domain/applicant';
import { dayOfMonth } from '@lending-desk/domain/calendar';
import type { MaskedField } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { accountsMatch, type StatementAccount } from '@lending-desk/domain/statements';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge';
import { CopyButton } from '../../primitives/CopyButton';
import { type Reveal, RevealError, RevealEye, useReveals } from '../../primitives/Reveal';
import { Text } from '../../primitives/Text';
import { factLabel, facts, factValue, strip, verdict } from './PerfiosTab.css';

type Props = {
  account: StatementAccount;
  pennyDrop: PennyDrop | null;
  masked: boolean;
  onReveal: (field: MaskedField) => Promise<string | null>;
};

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={factLabel}>{label}</dt>
      <dd className={factValue}>{children}</dd>
    </div>
  );
}

type NumberProps = {
  name: string;
  number: string | null;
  /** Null if the value is not masked, or cannot be revealed. */
  reveal: { readonly now: Reveal; readonly toggle: () => void } | null;
};

/** An account number. If masked, the eye fetches it from the server, and it is masked again after a while. */
function AccountNumber({ name, number, reveal }: NumberProps) {
  if (number === null || number === '') return '–';
  const shown = reveal?.now.state === 'shown' ? reveal.now.value : number;
  return (
    <>
      <Text mono>{shown}</Text>
      {reveal ? <RevealEye reveal={reveal.now} name={name} onToggle={reveal.toggle} /> : null}
      {shown.includes('•') ? null : <CopyButton value={shown} label={name} />}
      {reveal ? <RevealError reveal={reveal.now} /> : null}
    </>
  );
}

const verdicts = {
  yes: { tone: 'approve', icon: CircleCheck, label: 'Accounts match' },
  no: { tone: 'reject', icon: CircleX, label: 'Accounts differ' },
  unknown: { tone: 'neutral', icon: CircleHelp, label: 'Accounts not compared' },
} as const;

/** The key facts for an underwriter (CR-036). */
export function OverviewStrip({ account, pennyDrop, masked, onReveal }: Props) {
  const { accountNo, computedEmiDate, estimatedSalary } = account;
  const dropped = pennyDrop?.accountNumber ?? null;
  const match = accountsMatch(accountNo, dropped);
  const { tone, icon, label } = verdicts[match === null ? 'unknown' : match ? 'yes' : 'no'];
  // The server reveals the declared account number, which equals this one only if the statement is of that account.
  const reveals = useReveals((_place: 'statement' | 'pennyDrop') => onReveal('accountNumber'));
  const revealOf = (place: 'statement' | 'pennyDrop') =>
    masked && match ? { now: reveals.of(place), toggle: () => reveals.toggle(place) } : null;
  return (
    <div className={strip}>
      <dl className={facts}>
        <Fact label="Bank Name">{account.bankName || '–'}</Fact>
        {account.accountType === '' ? null : <Fact label="Account Type">{account.accountType}</Fact>}
        <Fact label="Account Number">
          <AccountNumber name="account number" number={accountNo} reveal={revealOf('statement')} />
        </Fact>
        <Fact label="Computed EMI Date">
          {typeof computedEmiDate === 'number' ? dayOfMonth(computedEmiDate) : (computedEmiDate ?? '–')}
        </Fact>
        <Fact label="Penny Drop account number">
          <AccountNumber name="penny drop account number" number={dropped} reveal={revealOf('pennyDrop')} />
        </Fact>
        <Fact label="Penny Drop account name">{pennyDrop?.accountName || '–'}</Fact>
        <Fact label="Salary estimate">{estimatedSalary === null ? '–' : formatRupees(estimatedSalary)}</Fact>
      </dl>
      <span className={verdict}>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </span>
    </div>
  );
}
