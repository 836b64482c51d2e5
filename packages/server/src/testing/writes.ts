import { randomUUID } from 'node:crypto';
import type { Role } from '@lending-desk/domain/access';
import { dayMs } from '@lending-desk/domain/calendar';
import { type CallDeclaration, type CallInput, contract } from '@lending-desk/domain/contract';
import { aPdDraft, aVasRequest } from '@lending-desk/domain/testing';
import { eq } from 'drizzle-orm';
import { followFetchFrom, followFetchJob } from '../bureau/followFetch';
import { recordOutcome, type FetchOutcome } from '../bureau/recordOutcome';
import { bureauFetch } from '../bureau/table';
import { ozonetelCallback } from '../calls/ozonetelCallback';
import { reconcileCall, reconcileCallJob } from '../calls/reconcileCall';
import { callRecord } from '../calls/table';
import { sweep } from '../db/sweep';
import { inTransaction } from '../db/transaction';
import { withLocalFiles } from '../files/fileHome';
import { type NamedUpload, storeFiles, storeObjects } from '../files/storedFiles';
import { seedConfiguration } from '../decision/configuration';
import { configuration } from '../decision/table';
import { cancelJob } from '../jobs/changeJob';
import type { JobRow } from '../jobs/leases';
import { job } from '../jobs/table';
import { fileRefOf } from '../files/fileRef';
import { changeTally, foldTally } from '../loan/tally';
import { enter } from '../singleSignOn/finish';
import { approve, createSuperUser, disable } from '../signin/staffActions';
import { demoEmail, demoPassword } from '../signin/demoAccounts';
import { hashPassword } from '../signin/password';
import { hashToken } from '../signin/sessions';
import { passwordReset, session, staff } from '../signin/table';
import { creditTag } from '../tags/table';
import { savedView } from '../views/table';
import type { Caller, TestAnswer, TestServer } from './harness';
import { aPng } from './files';
import { aJobWorker, enqueueDue, jobOfKey } from './jobs';
import { aLine, storeLoans } from './loans';
import { sandboxBureaus } from './sandbox';

/** The environment a write runs in. */
export interface Place {
  readonly server: TestServer;
  /** A new loan assigned to the credit user.
   *  @returns its id */
  readonly aLoan: (changes?: Record<string, unknown>) => Promise<number>;
  /** An unused number, for values that must differ from run to run. */
  readonly aNumber: () => number;
}

/** A write to test: of a call, a webhook, a command or the server itself. */
export interface Write {
  /** Prepares the write and returns a function that performs it and throws when it did not succeed.
   *  @param headers  of the request, an Idempotency-Key among them */
  readonly prepare: (
    place: Place,
    headers: Readonly<Record<string, string>>,
  ) => Promise<() => Promise<unknown>>;
  /** For a write of several transactions with a provider's call in between: what each stage leaves behind when a
   *  later one fails, counted from the beginning, by table. Nothing else may be left. */
  readonly stages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Throws unless the answer is a success. */
function demandDone(answer: TestAnswer): void {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
}

function calling<C extends CallDeclaration>(
  call: C,
  input: (place: Place) => Promise<CallInput<C>> | CallInput<C>,
  as: Role | null = 'ROLE_CREDIT_USER',
): Write['prepare'] {
  return async (place, headers) => {
    const sent = await input(place);
    const caller = as && (await place.server.signIn(as));
    return async () => demandDone(await place.server.call(call, sent, caller, headers));
  };
}

const agent = { agentUserName: 'lender_demo', campaignName: '' };

const callInput = (loanId: number): CallInput<typeof contract.calls.call> => ({
  loanId,
  phoneNumber: '9000043214',
  ozonetelAgentId: '4021',
  ozonetelUserName: 'lender_demo',
});

const password = 'a long password';
const anAddress = (place: Place): string => `person-${place.aNumber()}@lender.example`;
/** An account in this state, as a call of the staff screen names it; an active one is signed in. */
async function anAccount(place: Place, state: 'pending' | 'active' | 'disabled') {
  const email = anAddress(place);
  const { db, clock, signIn } = place.server;
  const passwordHash = 'not a hash';
  const [created] = await db
    .insert(staff)
    .values({ email, fullName: 'Deepa Pillai', passwordHash, state, createdAt: clock.now })
    .returning({ id: staff.id });
  if (!created) throw new Error('The account was not stored');
  if (state === 'active') await signIn(email);
  return { idString: created.id, version: 1 };
}

/** Somebody with a password who is signed in. */
async function aPasswordOf(place: Place): Promise<Caller> {
  const email = anAddress(place);
  const { db, clock, signIn } = place.server;
  const passwordHash = await hashPassword(password);
  await db
    .insert(staff)
    .values({ email, fullName: 'Deepa Pillai', passwordHash, state: 'active', createdAt: clock.now });
  return signIn(email);
}

const bankStatements = [{ fileId: 'f-1', password: 'HEMA7711', file: { key: 'a.pdf', presignedUrl: null } }];

const fetchNoted = { audit_row: '+1', bureau_fetch: '+1', job: '+1', loan_section: '+1' };
const reportArrived = { audit_row: '+1', bureau_fetch: '+1 -1', loan_section: '+1', provider_body: '+1' };
const fetchGivenUp = { ...fetchNoted, audit_row: '+2' };

const changeable = {
  loanDetails: { approvalStatus: 'PENDING', applicationStatus: 'BANK_STATEMENTS_SUBMITTED' },
};
const aStatement = { fileId: 'f-1', password: '', file: { key: 'a.csv', presignedUrl: null } };

const changingStatements = <C extends CallDeclaration>(call: C, input: (loanId: number) => CallInput<C>) => ({
  prepare: calling(
    call,
    async place => input(await place.aLoan({ ...changeable, bankStatements: [aStatement] })),
    'ROLE_CUSTOMER_SERVICE',
  ),
});

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

const changingApplicant = <C extends CallDeclaration>(call: C, input: (loanId: number) => CallInput<C>) => ({
  // Approved, so that the remark is one of the statements.
  prepare: calling(
    call,
    async place => input(await place.aLoan({ loanDetails: { approvalStatus: 'APPROVED' } })),
    'ROLE_CUSTOMER_SERVICE_ADMIN',
  ),
});

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

/** A loan with a follow-up. */
async function aFollowUp(place: Place) {
  const at = { loanId: await place.aLoan(), desk: 'customerSupport' as const };
  const support = await place.server.signIn('ROLE_CUSTOMER_SERVICE');
  const first = { ...at, version: 0, dueOn: '2026-11-23' };
  demandDone(await place.server.call(contract.followUp.save, first, support));
  return { ...at, version: 1 };
}

const aRating = {
  callRecordingId: 'c-1',
  feedback: 'Clear',
  agentGreetings: 'HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
  agentConnectBack: 'TWO_OPTION',
  agentEndConversation: 'ONLY_GREETED',
} as const;
const anAnsweredCall = { idString: 'c-1', Status: 'Answered', AudioFile: '/recordings/sample-1.wav' };

/** Every call that writes or may not be sent as GET, by its name in the contract. */
export const callWrites: Readonly<Record<string, Write>> = {
  'calls.rateForSupport': {
    prepare: calling(
      contract.calls.rateForSupport,
      async place => ({ loanId: await place.aLoan({ callRecordings: [anAnsweredCall] }), ...aRating }),
      'ROLE_SUPER_USER',
    ),
  },
  'calls.uploadRecording': {
    prepare: calling(
      contract.calls.uploadRecording,
      async place => ({ loan_id: await place.aLoan(), recordingUrl: '/recordings/sample-1.wav' }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'applicant.consent': {
    prepare: calling(
      contract.applicant.consent,
      async place => ({ loanId: await place.aLoan({ professionalDetails: { occupation: 'Tester' } }) }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'account.endSession': {
    prepare: async place => {
      const there = await place.server.signIn('ROLE_CREDIT_USER');
      const here = await place.server.signIn('ROLE_CREDIT_USER');
      const call = contract.account.endSession;
      return async () => demandDone(await place.server.call(call, { idString: there.sessionId }, here));
    },
  },
  'account.endOtherSessions': {
    prepare: calling(contract.account.endOtherSessions, async place => {
      await place.server.signIn('ROLE_CREDIT_USER');
      return {};
    }),
  },
  'account.changePassword': {
    prepare: async place => {
      const caller = await aPasswordOf(place);
      const sent = { current: password, next: 'another long password' };
      return async () => demandDone(await place.server.call(contract.account.changePassword, sent, caller));
    },
  },
  'account.resetPassword': {
    prepare: async place => {
      const { db, clock } = place.server;
      const { staffId } = await aPasswordOf(place);
      const token = `token ${place.aNumber()}`;
      const expiresAt = new Date(clock.now.getTime() + dayMs);
      await db
        .insert(passwordReset)
        .values({ staffId, hash: hashToken(token), createdAt: clock.now, expiresAt });
      const sent = { token, password: 'another long password' };
      return async () => demandDone(await place.server.call(contract.account.resetPassword, sent, null));
    },
  },
  'bureau.cibil': {
    prepare: calling(contract.bureau.cibil, async place => ({ id: String(await place.aLoan()) })),
    stages: {
      noted: { ...fetchNoted, loan_section: '+1 -1' },
      // Its section is written a second time, as it was.
      'given up': { audit_row: '+2', bureau_fetch: '+1', job: '+1', loan_section: '+1 -1' },
    },
  },
  'bureau.fetch': {
    prepare: calling(contract.bureau.fetch, async place => ({ loanId: await place.aLoan() })),
    stages: { noted: fetchNoted, 'given up': fetchGivenUp },
  },
  'calls.call': {
    prepare: calling(contract.calls.call, async place => {
      const user = await place.server.signIn('ROLE_CREDIT_USER');
      await place.server.call(contract.calls.saveAgentDetails, { ...agent, agentId: '4021' }, user);
      return callInput(await place.aLoan());
    }),
    // The phones have rung: the note stays, whether or not the outcome is known.
    stages: { noted: { audit_row: '+1', call_record: '+1', job: '+1' } },
  },
  'calls.callFromSupport': {
    prepare: calling(
      contract.calls.callFromSupport,
      async place => {
        const user = await place.server.signIn('ROLE_CUSTOMER_SERVICE');
        await place.server.call(contract.calls.saveAgentDetails, { ...agent, agentId: '4021' }, user);
        return callInput(await place.aLoan());
      },
      'ROLE_CUSTOMER_SERVICE',
    ),
    stages: { noted: { audit_row: '+1', call_record: '+1', job: '+1' } },
  },
  'calls.saveAgentDetails': {
    prepare: calling(contract.calls.saveAgentDetails, place => ({
      agentId: String(place.aNumber()),
      ...agent,
    })),
  },
  'comments.save': {
    prepare: calling(contract.comments.save, async place => ({
      id: await place.aLoan(),
      comment: 'Called the employer',
    })),
  },
  'decision.process': {
    prepare: calling(contract.decision.process, async place => ({
      loanId: await place.aLoan(),
      caseStatus: 'HOLD' as const,
      requiredActions: ['PAN unreadable'],
      holdCategory: 'CDL',
    })),
  },
  'feedback.add': {
    prepare: calling(
      contract.feedback.add,
      async place => ({ loanId: await place.aLoan(), feedbacks: 'Wants it on the 5th' }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'feedback.edit': {
    prepare: calling(
      contract.feedback.edit,
      async place => {
        const loanId = await place.aLoan();
        const support = await place.server.signIn('ROLE_CUSTOMER_SERVICE');
        await place.server.call(contract.feedback.add, { loanId, feedbacks: 'Wants it on the 5th' }, support);
        return { loanId, index: 0, comment: 'Wants it on the 7th' };
      },
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'followUp.save': {
    prepare: calling(
      contract.followUp.save,
      async place => ({ ...(await aFollowUp(place)), dueOn: '2026-11-24', note: 'Ask for the August page' }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'followUp.done': { prepare: calling(contract.followUp.done, aFollowUp, 'ROLE_CUSTOMER_SERVICE') },
  'files.reveal': {
    prepare: calling(contract.files.reveal, async place => {
      const file = { key: 'a.pdf', presignedUrl: 'https://files.lender.example/a.pdf' };
      const id = await place.aLoan({ additionalDocuments: [{ file }] });
      return { id, ref: fileRefOf(file.key, id, place.server.config.signingSecret) };
    }),
  },
  'documents.revealPassword': {
    prepare: calling(contract.documents.revealPassword, async place => ({
      id: await place.aLoan({ bankStatements }),
      fileId: 'f-1',
    })),
  },
  'horoscope.save': {
    prepare: calling(
      contract.horoscope.save,
      () => ({
        date: '2026-11-23',
        predictions: { aries: [{ category: 'Health' as const, prediction: 'Sleep early twice this week.' }] },
      }),
      'ROLE_CUSTOMER_SERVICE_ADMIN',
    ),
  },
  'intel.quiz': {
    prepare: calling(contract.intel.quiz, async place => {
      const userIdString = `usr-${place.aNumber()}`;
      await place.aLoan({ userIdString });
      return { userId: userIdString };
    }),
  },
  'loan.assign': {
    prepare: calling(contract.loan.assign, async place => ({
      loanId: await place.aLoan({ underWriter: null }),
    })),
  },
  'loan.moveToReview': {
    prepare: calling(
      contract.loan.moveToReview,
      async place => ({ loanId: await place.aLoan({ loanDetails: { approvalStatus: 'HOLD' } }) }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'loan.saveSource': {
    prepare: calling(
      contract.loan.saveSource,
      async place => ({ loanId: await place.aLoan(), loanSource: 'PARTNER' as const }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'loan.read': { prepare: calling(contract.loan.read, async place => ({ id: await place.aLoan() })) },
  'loan.search': {
    prepare: calling(
      contract.loan.search,
      async place => ({ loanId: await place.aLoan() }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'loan.reveal': {
    prepare: calling(contract.loan.reveal, async place => ({
      id: await place.aLoan(),
      field: 'email' as const,
    })),
  },
  'pd.save': {
    prepare: calling(contract.pd.save, async place => ({ loanId: await place.aLoan(), ...aPdDraft() })),
  },
  'signin.login': {
    prepare: calling(
      contract.signin.login,
      ({ server }) => ({
        email: demoEmail('credit.user', server.config.orgEmailDomain),
        password: demoPassword,
      }),
      null,
    ),
  },
  'signin.logout': { prepare: calling(contract.signin.logout, () => ({})) },
  'signin.refresh': {
    prepare: calling(
      contract.signin.refresh,
      async ({ server }) => {
        const { refreshToken } = await server.signIn('ROLE_CREDIT_USER');
        return { refreshToken };
      },
      null,
    ),
  },
  'signin.signUp': {
    prepare: calling(
      contract.signin.signUp,
      place => ({ name: 'Deepa Pillai', email: anAddress(place), password }),
      null,
    ),
  },
  'singleSignOn.finish': {
    // Without the provider: what it said is given.
    prepare: async place => {
      const { server } = place;
      const context = {
        ...at(place),
        config: server.config,
        requestId: 'r1',
        remoteAddress: '192.0.2.7',
        browser: null,
        files: server.files,
        sandbox: null,
      };
      const settings = {
        issuer: 'https://login.lender.example',
        clientId: 'a',
        clientSecret: 'a',
        origin: 'https://desk.lender.example',
        name: 'Lender ID',
        groupsClaim: 'groups',
        groupRoles: { underwriters: ['ROLE_CREDIT_USER'] },
      } as const;
      const email = await pending(place);
      await approve(at(place), email, ['ROLE_VAS']);
      const claims = { sub: email, email, name: 'Deepa Pillai', groups: ['underwriters'] };
      return () => enter(context, claims, settings);
    },
  },
  'staff.approve': {
    prepare: calling(
      contract.staff.approve,
      async place => ({ ...(await anAccount(place, 'pending')), roles: ['ROLE_CREDIT_USER' as const] }),
      'ROLE_SUPER_USER',
    ),
  },
  'staff.reject': {
    prepare: calling(
      contract.staff.reject,
      async place => ({ ...(await anAccount(place, 'pending')), reason: 'Nobody knows them' }),
      'ROLE_SUPER_USER',
    ),
  },
  'staff.changeRoles': {
    prepare: calling(
      contract.staff.changeRoles,
      async place => ({ ...(await anAccount(place, 'active')), roles: ['ROLE_CREDIT_ADMIN' as const] }),
      'ROLE_SUPER_USER',
    ),
  },
  'staff.disable': {
    prepare: calling(contract.staff.disable, place => anAccount(place, 'active'), 'ROLE_SUPER_USER'),
  },
  'staff.enable': {
    prepare: calling(contract.staff.enable, place => anAccount(place, 'disabled'), 'ROLE_SUPER_USER'),
  },
  'staff.endSessions': {
    prepare: calling(contract.staff.endSessions, place => anAccount(place, 'active'), 'ROLE_SUPER_USER'),
  },
  'staff.resetPassword': {
    prepare: calling(contract.staff.resetPassword, place => anAccount(place, 'active'), 'ROLE_SUPER_USER'),
  },
  'operations.runAgain': {
    prepare: calling(contract.operations.runAgain, place => aDeadJob(place), 'ROLE_SUPER_USER'),
  },
  'operations.giveUp': {
    prepare: calling(contract.operations.giveUp, place => aFollowingJob(place), 'ROLE_SUPER_USER'),
  },
  ...statementWrites,
  ...applicantWrites,
  'tags.add': {
    prepare: calling(
      contract.tags.add,
      place => ({ creditTags: [`tag ${place.aNumber()}`, `tag ${place.aNumber()}`] }),
      'ROLE_CREDIT_ADMIN',
    ),
  },
  'vas.add': {
    prepare: calling(
      contract.vas.add,
      async place => ({ loanId: await place.aLoan(), ...aVasRequest() }),
      'ROLE_VAS',
    ),
  },
  'vas.edit': {
    prepare: calling(
      contract.vas.edit,
      async place => {
        const loanId = await place.aLoan();
        const vas = await place.server.signIn('ROLE_VAS');
        await place.server.call(contract.vas.add, { loanId, ...aVasRequest() }, vas);
        return { loanId, index: 0, ...aVasRequest(), customerRating: 'NO' as const };
      },
      'ROLE_VAS',
    ),
  },
  'vas.read': {
    prepare: calling(contract.vas.read, async place => ({ loanId: await place.aLoan() }), 'ROLE_VAS'),
  },
  'views.save': {
    prepare: calling(
      contract.views.save,
      place => ({ list: 'customerSupport' as const, name: `View ${place.aNumber()}`, query: 'status=HOLD' }),
      'ROLE_CUSTOMER_SERVICE',
    ),
  },
  'views.remove': {
    prepare: calling(
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
  },
};

/** Every webhook, by its name. */
export const webhookWrites: Readonly<Record<string, Write>> = {
  'calls.callback': {
    prepare: async place => {
      const reported = {
        monitorUCID: String(place.aNumber()),
        StartTime: '2026-11-21 11:00:00',
        Status: 'Answered',
        Apikey: place.server.config.telephonyKey,
        UUI: String(await place.aLoan()),
      };
      const init = {
        method: 'POST',
        headers: { 'content-type': ozonetelCallback.contentType },
        body: new URLSearchParams({ data: JSON.stringify(reported) }).toString(),
      };
      return async () => demandDone(await place.server.send(ozonetelCallback.path, init));
    },
  },
};

const at = ({ server }: Place) => ({ db: server.db, now: server.clock.now });

async function aFetch(place: Place, reference: string | null) {
  const { db, clock } = place.server;
  const user = await place.server.signIn('ROLE_CREDIT_USER');
  const [fetch] = await db
    .insert(bureauFetch)
    .values({
      loanId: await place.aLoan(),
      bureau: 'equifax',
      provider: 'equifax-sandbox',
      state: 'initiated',
      requestedBy: user.staffId,
      requestedAt: clock.now,
      providerReference: reference,
    })
    .returning();
  if (!fetch) throw new Error('The fetch was not stored');
  return fetch;
}

const bureaus = sandboxBureaus(0);
const followFetch = followFetchFrom(() => ({
  ...bureaus,
  equifax: {
    ...bureaus.equifax,
    collect: async () => ({ outcome: 'report', body: { CCRResponse: {} }, words: '' }),
  },
}));

/** A fetch whose job is due. @returns the job */
async function aFollowedFetch(place: Place): Promise<JobRow> {
  const { id } = await aFetch(place, 'a-reference');
  // Leaves it as the only one that is due.
  await place.server.db.delete(job);
  await enqueueDue(place.server, followFetchJob, id, { fetchId: id });
  const followed = await jobOfKey(place.server, id);
  if (!followed) throw new Error('The job was not queued');
  return followed;
}

/** The same as a call names it. */
const aFollowingJob = async (place: Place) => ({ jobId: (await aFollowedFetch(place)).id });

async function aDeadJob(place: Place) {
  const sent = await aFollowingJob(place);
  const dead = { state: 'dead', dueAt: null, endedAt: place.server.clock.now } as const;
  await place.server.db.update(job).set(dead).where(eq(job.id, sent.jobId));
  return sent;
}

const settling =
  (outcome: FetchOutcome): Write['prepare'] =>
  async place => {
    const fetch = await aFetch(place, 'a-reference');
    return () => recordOutcome(place.server.db, fetch, outcome, place.server.clock.now);
  };

const pending = async (place: Place): Promise<string> => {
  const email = anAddress(place);
  await place.server.call(contract.signin.signUp, { name: 'Deepa Pillai', email, password }, null);
  return email;
};

/** Every order of the staff command, by the function that carries it out. */
export const staffWrites: Readonly<Record<string, Write>> = {
  createSuperUser: {
    prepare: async place => {
      const form = { email: anAddress(place), name: 'Farah Khan', password };
      return () => createSuperUser(at(place), form, place.server.config.orgEmailDomain);
    },
  },
  approve: {
    prepare: async place => {
      const email = await pending(place);
      return () => approve(at(place), email, ['ROLE_CREDIT_USER']);
    },
  },
  disable: {
    prepare: async place => {
      const email = await pending(place);
      await approve(at(place), email, ['ROLE_CREDIT_USER']);
      await place.server.signIn(email);
      return () => disable(at(place), email);
    },
  },
};

/** Writes of the server and its commands without a request. */
export const serverWrites: Readonly<Record<string, Write>> = {
  'a batch of an import': {
    prepare: async ({ server, aNumber }) => {
      const lines = [aNumber(), aNumber()].map(number =>
        aLine(number, {
          bankStatements,
          underWriter: { fullName: 'Somebody New', email: `new-${number}@lender.example` },
          providerBodies: [{ provider: 'equifax', receivedAt: '2026-11-20T06:00:00.000Z', body: {} }],
        }),
      );
      return () => storeLoans(server.db, lines);
    },
  },
  'a report that arrives': { prepare: settling({ state: 'fetched', body: { CCRResponse: {} } }) },
  'a fetch that failed': { prepare: settling({ state: 'failed', words: 'No', lasting: true }) },
  'the default lists of an empty database': {
    prepare: async ({ server }) => {
      await server.db.delete(configuration);
      await server.db.delete(creditTag);
      return () => seedConfiguration(server.db, server.clock.now);
    },
  },
  'a job that fetches a report': {
    prepare: async place => {
      await aFollowedFetch(place);
      return aJobWorker(place.server, [followFetch]).tick;
    },
    stages: { taken: { job: '+1 -1' }, settled: { ...reportArrived, job: '+1 -1' } },
  },
  'a job that dies': {
    prepare: async place => {
      const { id } = await aFollowedFetch(place);
      await place.server.db.update(job).set({ attempt: 30 }).where(eq(job.id, id));
      return aJobWorker(place.server, [followFetch]).tick;
    },
    stages: { taken: { job: '+1 -1' } },
  },
  'a job that is cancelled': {
    prepare: async place => {
      const { id } = await aFollowedFetch(place);
      return () => cancelJob(place.server.db, id, [followFetch], place.server.clock.now);
    },
  },
  'a call without an outcome': {
    prepare: async place => {
      const { server, aLoan, aNumber } = place;
      const [call] = await server.db
        .insert(callRecord)
        .values({
          loanId: await aLoan(),
          staffId: randomUUID(),
          staffName: 'Credit User',
          askedAt: server.clock.now,
          phoneNumber: `9000${aNumber()}`,
          agentId: '4021',
          agentUserName: 'lender_demo',
          status: 'asked',
          provider: 'ozonetel-sandbox',
        })
        .returning();
      const callId = call?.id ?? '';
      await server.db.delete(job);
      await enqueueDue(server, reconcileCallJob, callId, { callId });
      return aJobWorker(server, [reconcileCall]).tick;
    },
    stages: { taken: { job: '+1 -1' }, settled: { call_record: '+1 -1', job: '+1 -1' } },
  },
  'uploaded files get their keys': {
    prepare: async ({ server }) => {
      const { db, files, clock } = server;
      const named = async (key: string): Promise<NamedUpload> => {
        const bytes = new TextEncoder().encode(key);
        return withLocalFiles(files, [bytes], async locals => {
          const [objectName = ''] = await storeObjects(db, files.storage, locals, clock.now);
          const { size = 0, sha256 = '' } = locals[0] ?? {};
          const file = { fileName: key, contentType: 'text/csv', size, sha256, objectName };
          return { key, loanId: null, file };
        });
      };
      const key = 'replaced-together.csv';
      const first = await named(key);
      await inTransaction(db, tx => storeFiles(tx, [first], clock.now));
      const second = await named(key);
      return () => inTransaction(db, tx => storeFiles(tx, [second], clock.now));
    },
  },
  'the tally is folded': {
    prepare: async ({ server }) => {
      const aChange = { status: 'HOLD', day: '2020-01-01', loans: 1, unassigned: 0 };
      for (let time = 0; time < 2; time += 1)
        await inTransaction(server.db, tx => changeTally(tx, [aChange]));
      return () => foldTally(server.db);
    },
  },
  'what has served is removed': {
    prepare: async ({ server }) => {
      const longAgo = new Date(server.clock.now.getTime() - 400 * dayMs);
      const { sessionId } = await server.signIn('ROLE_CREDIT_USER');
      await server.db.update(session).set({ expiresAt: longAgo }).where(eq(session.id, sessionId));
      return () => sweep(server.db, server.files.storage, server.clock.now);
    },
  },
};
