import { formatDate } from '@lending-desk/domain/calendar';
import { type LoanCore, turnAroundText } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { CopyButton } from '../../primitives/CopyButton';
import { Text } from '../../primitives/Text';
import { StatusBadge } from '../StatusBadge';
import { fact, header, lastFact, meta, nameRow, side, status as statusClass, words } from './LoanHeader.css';

export type LoanHeaderProps = {
  core: LoanCore;
  /** The customer's name; the loan id is shown while it is unknown. @default none */
  name?: string | undefined;
  /** A signed link to the selfie. @default initials */
  photoUrl?: string | undefined;
  /** The call widget. @default none */
  children?: ReactNode;
};

/** Summary of the case: name, status, loan id, date, TAT (CR-015). */
export const LoanHeader = memo(function LoanHeader({ core, name, photoUrl, children }: LoanHeaderProps) {
  const title = name ?? `Loan ${core.loanId}`;
  return (
    <header className={header}>
      <Avatar name={title} photoUrl={photoUrl} size={40} shape="rounded" />
      <div className={words}>
        <div className={nameRow}>
          <Text as="h1" size="title" truncate>
            {title}
          </Text>
          <span className={statusClass}>
            <StatusBadge status={core.status} />
          </span>
        </div>
        <div className={meta}>
          <span className={fact}>
            Loan{' '}
            <Text mono tone="primary">
              {core.loanId}
            </Text>
            <CopyButton value={String(core.loanId)} label="loan id" />
          </span>
          <span className={fact}>Started {formatDate(core.startedOn)}</span>
          {core.turnAroundDays === null ? null : (
            <span className={fact}>TAT {turnAroundText(core.turnAroundDays)}</span>
          )}
          <span className={`${fact} ${lastFact}`}>{formatRupees(core.amountApplied)} applied</span>
        </div>
      </div>
      {children ? <div className={side}>{children}</div> : null}
    </header>
  );
});
