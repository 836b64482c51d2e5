import { contract } from '@lending-desk/domain/contract';
import { aPdDraft } from '@lending-desk/domain/testing';
import { fileRefOf } from '../../files/fileRef';
import { storeBytes } from '../../files/storedFiles';
import { aPng } from '../files';
import { bankStatements, calling, type Write } from './write';

const fetchNoted = { audit_row: '+1', bureau_fetch: '+1', job: '+1', loan_section: '+1' };

/** The calls of the credit desk. */
export const creditWrites: Readonly<Record<string, Write>> = {
  'bureau.cibil': {
    ...calling(contract.bureau.cibil, async place => ({ id: String(await place.aLoan()) })),
    stages: {
      noted: { ...fetchNoted, loan_section: '+1 -1' },
      // Its section is written a second time, as it was.
      'given up': { audit_row: '+2', bureau_fetch: '+1', job: '+1', loan_section: '+1 -1' },
    },
  },
  'bureau.fetch': {
    ...calling(contract.bureau.fetch, async place => ({ loanId: await place.aLoan() })),
    stages: { noted: fetchNoted, 'given up': { ...fetchNoted, audit_row: '+2' } },
  },
  'comments.save': calling(contract.comments.save, async place => ({
    id: await place.aLoan(),
    comment: 'Called the employer, @Credit Admin',
  })),
  'decision.process': calling(contract.decision.process, async place => ({
    loanId: await place.aLoan(),
    caseStatus: 'HOLD' as const,
    requiredActions: ['PAN unreadable'],
    holdCategory: 'CDL',
  })),
  'files.remove': calling(
    contract.files.remove,
    async place => {
      const id = await place.aLoan();
      const key = `wrong/${id}.png`;
      const { db, files, clock } = place.server;
      await storeBytes(db, files, [{ key, bytes: aPng, loanId: id }], clock.now);
      return { id, key };
    },
    'ROLE_SUPER_USER',
  ),
  'files.reveal': calling(contract.files.reveal, async place => {
    const file = { key: 'a.pdf', presignedUrl: 'https://files.lender.example/a.pdf' };
    const id = await place.aLoan({ additionalDocuments: [{ file }] });
    return { id, ref: fileRefOf(file.key, id, place.server.config.signingSecret) };
  }),
  'documents.revealPassword': calling(contract.documents.revealPassword, async place => ({
    id: await place.aLoan({ bankStatements }),
    fileId: 'f-1',
  })),
  'intel.quiz': calling(contract.intel.quiz, async place => {
    const userIdString = `usr-${place.aNumber()}`;
    await place.aLoan({ userIdString });
    return { userId: userIdString };
  }),
  'loan.assign': calling(contract.loan.assign, async place => ({
    loanId: await place.aLoan({ underWriter: null }),
  })),
  'loan.read': calling(contract.loan.read, async place => ({ id: await place.aLoan() })),
  'loan.reveal': calling(contract.loan.reveal, async place => ({
    id: await place.aLoan(),
    field: 'email' as const,
  })),
  'pd.save': calling(contract.pd.save, async place => ({ loanId: await place.aLoan(), ...aPdDraft() })),
  'tags.add': calling(
    contract.tags.add,
    place => ({ creditTags: [`tag ${place.aNumber()}`, `tag ${place.aNumber()}`] }),
    'ROLE_CREDIT_ADMIN',
  ),
};
