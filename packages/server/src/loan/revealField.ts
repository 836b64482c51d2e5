import type { contract, MaskedField } from '@lending-desk/domain';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { findLoan, loanNotFound, type StoredLoan } from './findLoan';
import { fieldsOf } from './loanAnswer';
import { demandOpen } from './readLoan';

/** Answers one value that is masked for a viewer; who saw what is kept in the audit. */
export const revealField: Verb<typeof contract.loan.reveal> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const stored = await findLoan(tx, input.id, ['kyc']);
    if (!stored) throw loanNotFound();
    demandOpen(context, stored.row);
    await recordAudit(tx, context, {
      action: 'loan.reveal',
      loanId: stored.row.loanId,
      after: { field: input.field },
    });
    return { data: { value: plainValue(stored, input.field) } };
  });

function plainValue({ sections }: StoredLoan, field: MaskedField): string | null {
  const value = holderOf(sections, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

function holderOf(sections: Readonly<Record<string, unknown>>, field: MaskedField): unknown {
  switch (field) {
    case 'primaryPhoneNumber':
    case 'alternatePhoneNumber':
    case 'email':
      return fieldsOf(sections['personalDetails'])[field];
    case 'accountNumber':
      return fieldsOf(sections['financialDetails'])[field];
    case 'panNumber':
      return (
        fieldsOf(fieldsOf(sections['kycDocuments'])['pan'])['identifierNumber'] ??
        fieldsOf(fieldsOf(sections['kycDetails'])['pan'])['panNo']
      );
  }
}
