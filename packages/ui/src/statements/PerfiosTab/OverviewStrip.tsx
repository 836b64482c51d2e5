import {
  accountsMatch,
  formatRupees,
  type MaskedField,
  ordinal,
  type PennyDrop,
  type StatementAccount,
} from '@lending-desk/domain';
import { CircleCheck, CircleHelp, CircleX, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Badge } from '../../primitives/Badge';
import { CopyButton } from '../../primitives/CopyButton';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { eye, factLabel, facts, factValue, strip, verdict } from './PerfiosTab.css';

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

type NumberProps = { name: string; number: string | null; onReveal: (() => Promise<string | null>) | null };

const shownForMs = 30_000;

/** An account number. What came masked is asked of the server by the eye, and masked again after a while. */
function AccountNumber({ name, number, onReveal }: NumberProps) {
  const [plain, setPlain] = useState<string | null>(null);
  useEffect(() => {
    if (plain === null) return;
    const timer = setTimeout(() => setPlain(null), shownForMs);
    return () => clearTimeout(timer);
  }, [plain]);
  if (number === null || number === '') return '–';
  const toggle = async () => setPlain(plain === null ? ((await onReveal?.()) ?? null) : null);
  return (
    <>
      <Text mono>{plain ?? number}</Text>
      {onReveal ? (
        <button
          type="button"
          className={eye}
          aria-label={`Show ${name}`}
          aria-pressed={plain !== null}
          onClick={() => void toggle()}
        >
          <Icon icon={plain === null ? Eye : EyeOff} size={14} />
        </button>
      ) : null}
      {number.includes('•') && plain === null ? null : <CopyButton value={plain ?? number} label={name} />}
    </>
  );
}

const verdicts = {
  yes: { tone: 'approve', icon: CircleCheck, words: 'Accounts match' },
  no: { tone: 'reject', icon: CircleX, words: 'Accounts differ' },
  unknown: { tone: 'neutral', icon: CircleHelp, words: 'Accounts not compared' },
} as const;

/** What an underwriter looks at first (CR-036). */
export function OverviewStrip({ account, pennyDrop, masked, onReveal }: Props) {
  const { accountNo, computedEmiDate, estimatedSalary } = account;
  const dropped = pennyDrop?.accountNumber ?? null;
  const match = accountsMatch(accountNo, dropped);
  const { tone, icon, words } = verdicts[match === null ? 'unknown' : match ? 'yes' : 'no'];
  // The server gives the account the customer stated: only where the statement is of that account is it this number.
  const ask = masked && match ? () => onReveal('accountNumber') : null;
  return (
    <div className={strip}>
      <dl className={facts}>
        <Fact label="Bank Name">{account.bankName || '–'}</Fact>
        <Fact label="Account Number">
          <AccountNumber name="account number" number={accountNo} onReveal={ask} />
        </Fact>
        <Fact label="Computed EMI Date">
          {typeof computedEmiDate === 'number'
            ? `${ordinal(computedEmiDate)} of month`
            : (computedEmiDate ?? '–')}
        </Fact>
        <Fact label="Penny Drop account number">
          <AccountNumber name="penny drop account number" number={dropped} onReveal={ask} />
        </Fact>
        <Fact label="Penny Drop account name">{pennyDrop?.accountName || '–'}</Fact>
        <Fact label="Salary estimate">{estimatedSalary === null ? '–' : formatRupees(estimatedSalary)}</Fact>
      </dl>
      <span className={verdict}>
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
      </span>
    </div>
  );
}
