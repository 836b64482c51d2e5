import type { BureauLoan } from '@lending-desk/domain/bureau';

/** 'Narmada Credit, Consumer Loan'. */
export function loanName(loan: BureauLoan): string {
  return [loan.institution ?? 'Institution not given', loan.accountType].filter(Boolean).join(', ');
}
