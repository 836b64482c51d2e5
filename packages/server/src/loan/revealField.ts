import type { contract, MaskedField } from '@lending-desk/domain';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { fieldsOf } from './loanAnswer';
import { openLoan } from './openLoan';
import { readSections } from './sections';

/** Answers one value that is masked for a viewer; who saw what is kept in the audit. */
export const revealField: Verb<typeof contract.loan.reveal> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, input.id, 'credit');
    await recordAudit(tx, context, {
      action: 'loan.reveal',
      loanId,
      after: { field: input.field },
    });
    const sections = await readSections(tx, loanId, holders);
    return { data: { value: plainValue(sections, input.field) } };
  });

const holders = ['personalDetails', 'financialDetails', 'kycDocuments', 'kycDetails'];

function plainValue(sections: Readonly<Record<string, unknown>>, field: MaskedField): string | null {
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
