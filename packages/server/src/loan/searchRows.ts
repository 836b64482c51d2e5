import { isViewOnly } from '@lending-desk/domain/access';
import { type CallWire, type contract, toWireRupees } from '@lending-desk/domain/contract';
import { isFollowUpDue } from '@lending-desk/domain/followup';
import { maskPhone } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { SignedInContext } from '../http/verb';
import { loan, loanSection } from './table';

type WireRow = CallWire<typeof contract.loan.search>['data']['loans'][number];

// In a select from one table Drizzle drops the table names of a selected expression, but not of a nested one.
const monthlyIncome = sql<unknown>`(${sql`
  select ${loanSection.body} -> 'monthlyIncome' from ${loanSection}
  where ${and(eq(loanSection.loanId, loan.loanId), eq(loanSection.name, 'professionalDetails'))}`})`;

/** The columns of a row of customer support's lists. */
export const searchColumns = {
  loanId: loan.loanId,
  startedOn: loan.startedOn,
  fullName: loan.fullName,
  primaryPhone: loan.primaryPhone,
  alternatePhone: loan.alternatePhone,
  amountAppliedMinor: loan.amountAppliedMinor,
  approvalStatus: loan.approvalStatus,
  applicationStatus: loan.applicationStatus,
  followUpOn: loan.followUpOn,
  monthlyIncome,
};

type Found = Pick<typeof loan.$inferSelect, Exclude<keyof typeof searchColumns, 'monthlyIncome'>> & {
  readonly monthlyIncome: unknown;
};

/** Rows in wire shape (CS-011, CS-012), numbered from `first`; phones are masked for viewers. */
export function wireRows(
  rows: readonly Found[],
  first: number,
  { viewer, now }: Pick<SignedInContext, 'viewer' | 'now'>,
): WireRow[] {
  const today = todayOf(now);
  const masked = isViewOnly(viewer.roles);
  const phone = (number: string | null) => (masked && number !== null ? maskPhone(number) : number);
  return rows.map((row, index) => {
    const amount = toWireRupees(paise(row.amountAppliedMinor));
    const { approvalStatus, applicationStatus } = row;
    return {
      index: first + index,
      loanId: row.loanId,
      startedOn: row.startedOn.toISOString(),
      fullName: row.fullName,
      // An unreadable income affects its own tab only.
      monthlyIncome: typeof row.monthlyIncome === 'number' ? row.monthlyIncome : null,
      loanAmount: amount,
      applicationStatus,
      approvalStatus,
      personalDetails: {
        fullName: row.fullName,
        primaryPhoneNumber: phone(row.primaryPhone),
        alternatePhoneNumber: phone(row.alternatePhone),
      },
      loanDetails: { approvalStatus, applicationStatus },
      amountApplied: amount,
      followUpDueOn: isFollowUpDue(row.followUpOn, today) ? row.followUpOn : null,
    };
  });
}
