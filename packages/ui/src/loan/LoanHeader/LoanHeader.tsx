import { formatDate } from '@lending-desk/domain/calendar';
import { applicationStatusLabel, type LoanCore, turnAroundText } from '@lending-desk/domain/loan';
import { formatRupees } from '@lending-desk/domain/money';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { IconButton } from '../../primitives/Button';
import { CopyButton } from '../../primitives/CopyButton';
import { Link } from '../../primitives/Link';
import { Text } from '../../primitives/Text';
import { StatusBadge } from '../StatusBadge';
import {
  actions,
  fact,
  header,
  meta,
  nameRow,
  rows,
  side,
  standing,
  status as statusClass,
  text,
} from './LoanHeader.css';

export type LoanHeaderProps = {
  core: LoanCore;
  /** The customer's name; the loan id is shown while it is unknown. @default none */
  name?: string | undefined;
  /** A signed link to the selfie. @default initials */
  photoUrl?: string | undefined;
  /** What may be done with the status, beside it. @default none */
  action?: ReactNode;
  /** How the account of a disbursed loan stands, in a row below. @default none */
  standing?: ReactNode;
  /** The application status, for a desk that follows it. @default none */
  stage?: string | undefined;
  /** How far the disbursal is, for a desk that follows it. @default none */
  disbursal?: string | undefined;
  /** Who else has the loan open. @default nobody */
  others?: ReactNode;
  /** The address of the loans of the customer. @default there is none, or it is not known */
  loans?: string | undefined;
  /** The address of everything that was recorded about the loan, for those who may read it. @default none */
  history?: string | undefined;
  /** The address of the loan as it stood when it was decided. @default it is not offered */
  replay?: string | undefined;
  /** Asks what of the loan is printed. @default it is not offered */
  onPrint?: (() => void) | undefined;
  /** The call widget. @default none */
  children?: ReactNode;
};

/** Summary of the case: name, status, loan id, date, TAT (CR-015). */
export function LoanHeader(props: LoanHeaderProps) {
  const { core, stage, disbursal, onPrint } = props;
  const links = [
    ['All loans', props.loans],
    ['History', props.history],
    ['Replay', props.replay],
  ] as const;
  const title = props.name ?? `Loan ${core.loanId}`;
  return (
    <header className={header}>
      <Avatar name={title} photoUrl={props.photoUrl} size={40} shape="rounded" />
      <div className={text}>
        <div className={rows}>
          <div className={nameRow}>
            <Text as="h1" size="title" truncate>
              {title}
            </Text>
            <span className={statusClass}>
              <StatusBadge status={core.status} />
            </span>
            {props.others}
          </div>
          {props.action && <div className={actions}>{props.action}</div>}
        </div>
        <div className={meta}>
          <span className={fact}>
            Loan{' '}
            <Text mono tone="primary">
              {core.loanId}
            </Text>
            <CopyButton value={String(core.loanId)} label="loan id" />
          </span>
          {links.map(([label, to]) =>
            to ? (
              <span key={label} className={fact}>
                <Link to={to}>{label}</Link>
              </span>
            ) : null,
          )}
          {onPrint ? (
            <span className={fact}>
              <IconButton size="xs" icon={Printer} label="Print" onClick={onPrint} />
            </span>
          ) : null}
          {stage ? <span className={fact}>{applicationStatusLabel(stage)}</span> : null}
          {disbursal ? (
            <span className={fact}>Disbursal {applicationStatusLabel(disbursal).toLowerCase()}</span>
          ) : null}
          <span className={fact}>Started {formatDate(core.startedOn)}</span>
          {core.turnAroundDays === null ? null : (
            <span className={fact}>TAT {turnAroundText(core.turnAroundDays)}</span>
          )}
          <span className={fact}>{formatRupees(core.amountApplied)} applied</span>
        </div>
      </div>
      {props.children ? <div className={side}>{props.children}</div> : null}
      {props.standing ? <div className={standing}>{props.standing}</div> : null}
    </header>
  );
}
