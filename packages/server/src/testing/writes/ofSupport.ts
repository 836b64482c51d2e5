import { readFileSync } from 'node:fs';
import { type CallDeclaration, type CallInput, contract } from '@lending-desk/domain/contract';
import { aVasRequest } from '@lending-desk/domain/testing';
import { eq } from 'drizzle-orm';
import { savedView } from '../../views/table';
import { aPng } from '../files';
import { calling, demandDone, type Place, type Write } from './write';

const changeable = {
  loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
};
const aStatement = { fileId: 'f-1', password: '', file: { key: 'a.csv', presignedUrl: null } };

const changingStatements = <C extends CallDeclaration>(call: C, input: (loanId: number) => CallInput<C>) =>
  calling(
    call,
    async place => input(await place.aLoan({ ...changeable, bankStatements: [aStatement] })),
    'ROLE_CUSTOMER_SERVICE',
  );

const statementWrites: Readonly<Record<string, Write>> = {
  'statements.settings': changingStatements(contract.statements.settings, loanId => ({
    loanId,
    startDate: '2026-05',
    endDate: '2026-10',
    acceptancePolicy: 'atLeastOneTransactionInRange',
  })),
  'statements.institution': changingStatements(contract.statements.institution, loanId => ({
    idString: loanId,
    key: 'a.csv',
    institutionId: '20',
  })),
  'statements.process': changingStatements(contract.statements.process, loanId => ({ loanId })),
  'statements.remove': changingStatements(contract.statements.remove, loanId => ({ loanId, key: 'a.csv' })),
  'statements.upload': changingStatements(contract.statements.upload, loanId => ({
    loanId,
    institutionId: '',
    file: new Blob(['Date,Amount\n2026-11-21,500\n']),
  })),
};

const changingApplicant = <C extends CallDeclaration>(call: C, input: (loanId: number) => CallInput<C>) =>
  // Approved, so that the remark is one of the statements.
  calling(
    call,
    async place => input(await place.aLoan({ loanDetails: { approvalStatus: 'APPROVED' } })),
    'ROLE_CUSTOMER_SERVICE_ADMIN',
  );

const aPhoto = () => new Blob([aPng]);

const applicantWrites: Readonly<Record<string, Write>> = {
  'applicant.personal': changingApplicant(contract.applicant.personal, loanId => ({
    loanId,
    fullName: 'Kavya Test',
    email: 'kavya.test@mail.example',
  })),
  'applicant.professional': changingApplicant(contract.applicant.professional, loanId => ({
    loanId,
    companyName: 'Nilgiri Test',
    workAddress: { city: 'Hosur' },
  })),
  'applicant.financial': changingApplicant(contract.applicant.financial, loanId => ({
    loanId,
    accountNumber: '999000111222',
  })),
  'applicant.selfie': changingApplicant(contract.applicant.selfie, loanId => ({ loanId, photo: aPhoto() })),
  'applicant.pan': changingApplicant(contract.applicant.pan, loanId => ({
    loanId,
    identifierNumber: 'ZZZPT1234Q',
    frontPhoto: aPhoto(),
  })),
  'applicant.document': changingApplicant(contract.applicant.document, loanId => ({
    loanId,
    documentType: 'passport' as const,
    identifierNumber: 'Z1234567',
    fileNo: 'ZZ12345',
    frontPhoto: aPhoto(),
    backPhoto: aPhoto(),
  })),
};

const signedDocument = new URL('../../../../domain/testing/samples/aadhaar/valid.xml', import.meta.url);
const kycWrites: Readonly<Record<string, Write>> = {
  'kyc.verifyOffline': {
    ...changingApplicant(contract.kyc.verifyOffline, loanId => ({
      loanId,
      file: new Blob([readFileSync(signedDocument)]),
    })),
    stages: { noted: { audit_row: '+1' } },
  },
};

/** A loan with a follow-up. */
async function aFollowUp(place: Place) {
  const at = { loanId: await place.aLoan(), desk: 'customerSupport' as const };
  const support = await place.server.signIn('ROLE_CUSTOMER_SERVICE');
  const first = { ...at, version: 0, dueOn: '2026-11-23' };
  demandDone(await place.server.call(contract.followUp.save, first, support));
  return { ...at, version: 1 };
}

/** The calls of customer support and of value-added services. */
export const supportWrites: Readonly<Record<string, Write>> = {
  ...statementWrites,
  ...applicantWrites,
  ...kycWrites,
  'applicant.consent': calling(
    contract.applicant.consent,
    async place => ({ loanId: await place.aLoan({ professionalDetails: { occupation: 'Tester' } }) }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'feedback.add': calling(
    contract.feedback.add,
    async place => ({ loanId: await place.aLoan(), feedbacks: 'Wants it on the 5th, @Super User' }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'feedback.edit': calling(
    contract.feedback.edit,
    async place => {
      const loanId = await place.aLoan();
      const support = await place.server.signIn('ROLE_CUSTOMER_SERVICE');
      await place.server.call(contract.feedback.add, { loanId, feedbacks: 'Wants it on the 5th' }, support);
      return { loanId, index: 0, comment: 'Wants it on the 7th, @Super User' };
    },
    'ROLE_CUSTOMER_SERVICE',
  ),
  'followUp.save': calling(
    contract.followUp.save,
    async place => ({ ...(await aFollowUp(place)), dueOn: '2026-11-24', note: 'Ask for the August page' }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'followUp.done': calling(contract.followUp.done, aFollowUp, 'ROLE_CUSTOMER_SERVICE'),
  'horoscope.save': calling(
    contract.horoscope.save,
    () => ({
      date: '2026-11-23',
      predictions: { aries: [{ category: 'Health' as const, prediction: 'Sleep early twice this week.' }] },
    }),
    'ROLE_CUSTOMER_SERVICE_ADMIN',
  ),
  'loan.moveToReview': calling(
    contract.loan.moveToReview,
    async place => ({ loanId: await place.aLoan({ loanDetails: { approvalStatus: 'HOLD' } }) }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'loan.saveSource': calling(
    contract.loan.saveSource,
    async place => ({ loanId: await place.aLoan(), loanSource: 'PARTNER' as const }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'loan.search': calling(
    contract.loan.search,
    async place => ({ loanId: await place.aLoan() }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'mentions.markRead': calling(
    contract.mentions.markRead,
    async place => {
      const support = await place.server.signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
      const loanId = await place.aLoan();
      demandDone(
        await place.server.call(contract.feedback.add, { loanId, feedbacks: '@Support User?' }, support),
      );
      const of = { loanId, desk: 'customerSupport' as const };
      return { until: place.server.clock.now.toISOString(), of };
    },
    'ROLE_CUSTOMER_SERVICE',
  ),
  'vas.add': calling(
    contract.vas.add,
    async place => ({ loanId: await place.aLoan(), ...aVasRequest() }),
    'ROLE_VAS',
  ),
  'vas.edit': calling(
    contract.vas.edit,
    async place => {
      const loanId = await place.aLoan();
      const vas = await place.server.signIn('ROLE_VAS');
      await place.server.call(contract.vas.add, { loanId, ...aVasRequest() }, vas);
      return { loanId, index: 0, ...aVasRequest(), customerRating: 'NO' as const };
    },
    'ROLE_VAS',
  ),
  'vas.read': calling(contract.vas.read, async place => ({ loanId: await place.aLoan() }), 'ROLE_VAS'),
  'views.save': calling(
    contract.views.save,
    place => ({ list: 'customerSupport' as const, name: `View ${place.aNumber()}`, query: 'status=HOLD' }),
    'ROLE_CUSTOMER_SERVICE',
  ),
  'views.remove': calling(
    contract.views.remove,
    async place => {
      const support = await place.server.signIn('ROLE_CUSTOMER_SERVICE');
      const name = `View ${place.aNumber()}`;
      const view = { list: 'customerSupport', name, query: 'status=HOLD' } as const;
      await place.server.call(contract.views.save, view, support);
      const [stored] = await place.server.db.select().from(savedView).where(eq(savedView.name, name));
      return { viewId: stored?.id ?? '' };
    },
    'ROLE_CUSTOMER_SERVICE',
  ),
};
