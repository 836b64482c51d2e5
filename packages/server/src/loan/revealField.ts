import { panNumberOf } from '@lending-desk/domain/applicant';
import type { contract } from '@lending-desk/domain/contract';
import type { MaskedField } from '@lending-desk/domain/loan';
import { field, type JsonObject } from '@lending-desk/domain/loose';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { sectionsAtDecision } from '../replay/asItStood';
import { openLoan } from './openLoan';
import { readSections } from './sections';

/** Answers one value that is masked for a viewer, as it is or as it stood when the loan was decided; the audit records
 *  who saw what. */
export const revealField: Verb<typeof contract.loan.reveal> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const row = await openLoan(tx, context, input.id, input.desk);
    const { loanId } = row;
    await recordAudit(tx, context, {
      action: 'loan.reveal',
      loanId,
      after: { field: input.field },
    });
    const sections = {
      ...(await readSections(tx, loanId, holders)),
      ...(input.asDecided && (await sectionsAtDecision(tx, row))),
    };
    return { data: { value: plainValue(sections, input.field) } };
  });

const holders = ['personalDetails', 'financialDetails', 'kycDocuments', 'kycDetails', 'cashfreeDetails'];

function plainValue(sections: JsonObject, asked: MaskedField): string | null {
  const value = storedValue(sections, asked);
  return typeof value === 'string' && value !== '' ? value : null;
}

function storedValue(sections: JsonObject, asked: MaskedField): unknown {
  switch (asked) {
    case 'primaryPhoneNumber':
    case 'alternatePhoneNumber':
    case 'email':
      return field(sections['personalDetails'], asked);
    case 'accountNumber':
    case 'upiId':
      return field(sections['financialDetails'], asked);
    case 'drivingLicenseNumber':
      return field(sections['kycDocuments'], 'drivingLicense', 'identifierNumber');
    case 'voterIdNumber':
      return field(sections['kycDocuments'], 'voterId', 'identifierNumber');
    case 'passportNumber':
      return field(sections['kycDocuments'], 'passport', 'identifierNumber');
    case 'passportFileNumber':
      return field(sections['kycDocuments'], 'passport', 'additionalDetails', 'fileNo');
    case 'authLink':
      return field(sections['cashfreeDetails'], 'authLink');
    case 'panNumber':
      return panNumberOf(sections);
  }
}
