import { desks, holdsAny, isViewOnly, loanDesks, type Role, roles } from '@lending-desk/domain/access';
import { readRatedRecordings } from '@lending-desk/domain/calls';
import { collectionsAnswerWire } from '@lending-desk/domain/collections';
import { type CallDeclaration, contract, grantsCall } from '@lending-desk/domain/contract';
import { loanAnswerWire, loanParts, maskedPaths, supportAnswerWire } from '@lending-desk/domain/loan';
import { aVasRequest } from '@lending-desk/domain/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { storeBytes } from '../files/storedFiles';
import { type Caller, withServer, requestOf, bearer, startOfTests } from '../testing/harness';
import { pagesOf } from '../testing/pagesOf';
import { aPng } from '../testing/files';
import { mention } from '../mentions/table';
import { loan } from './table';
import { staff } from '../signin/table';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';

const [marked, phoned, lent] = [1, 2, 3];
const customer = 'usr-marked';

// The marks look like no personal data, so only the mask of their own field hides them.
const marks = new Map<string, string>();
function mark(path: string): string {
  const value = `MARK-${String(marks.size + 1).padStart(3, '0')}-77`;
  marks.set(path, value);
  return value;
}
const file = (path: string) => {
  const key = `files/${mark(path)}.png`;
  return { key, presignedUrl: null };
};

const photos = (document: string) => ({
  ...(document !== 'pan' && {
    identifierNumber: mark(`data.kycdocuments.${document}.identifiernumber: document`),
  }),
  frontPhoto: file(`data.kycdocuments.${document}.frontphoto: file`),
  backPhoto: file(`data.kycdocuments.${document}.backphoto: file`),
});
const call = (path: string) => ({
  phoneNumber: mark(`${path}.phonenumber: phone`),
  AudioFile: `https://recordings.example/${mark(`${path}.audiofile: file`)}.mp3`,
  CallerID: mark(`${path}.callerid: phone`),
  DialedNumber: mark(`${path}.dialednumber: phone`),
});
// The calls appear twice in the answer, and come from one section.
const calls = 'data.callrecordings[]';

const payer = (name: string) => {
  const path = `data.cashfreedetails.${name}`;
  return {
    bankAccountNumber: mark(`${path}.bankaccountnumber: account`),
    customerEmail: mark(`${path}.customeremail: email`),
    customerPhone: mark(`${path}.customerphone: phone`),
  };
};

/** A loan with a mark at every field that declares a mask, and personal data wherever it is recognised by its
 *  format or by a provider's field name. */
const line = aLine(marked, {
  userIdString: customer,
  personalDetails: {
    fullName: 'Kavya Raghunathan',
    primaryPhoneNumber: mark('data.personaldetails.primaryphonenumber: phone'),
    alternatePhoneNumber: mark('data.personaldetails.alternatephonenumber: phone'),
    email: mark('data.personaldetails.email: email'),
    aadhaarPhone: mark('unnamed'),
    currentAddress: { line1: 'c/o Rao, 9000043214' },
  },
  financialDetails: {
    accountNumber: mark('data.financialdetails.accountnumber: account'),
    upiId: mark('data.financialdetails.upiid: email'),
    verificationResult: {
      response: {
        verification: {
          result: {
            accountNumber: mark(
              'data.financialdetails.verificationresult.response.verification.result.accountnumber: account',
            ),
          },
        },
      },
    },
  },
  kycDocuments: {
    pan: {
      identifierNumber: mark('data.kycdocuments.pan.identifiernumber: pan'),
      ...photos('pan'),
      verificationResult: { response: { ocrVerification: { front: { idNumber: 'ZZXPR1000Z' } } } },
    },
    aadhaar: photos('aadhaar'),
    drivingLicense: photos('drivinglicense'),
    voterId: photos('voterid'),
    passport: {
      ...photos('passport'),
      additionalDetails: { fileNo: mark('data.kycdocuments.passport.additionaldetails.fileno: document') },
    },
  },
  kycDetails: {
    pan: { panNo: mark('data.kycdetails.pan.panno: pan') },
    address: {
      frontImage: file('data.kycdetails.address.frontimage: file'),
      backImage: file('data.kycdetails.address.backimage: file'),
    },
    equifaxBureau: { panNo: mark('data.kycdetails.equifaxbureau.panno: pan') },
  },
  bankStatements: [
    {
      fileId: 'f-1',
      password: mark('data.bankstatements[].password: password'),
      file: file('data.bankstatements[].file: file'),
    },
  ],
  additionalDocuments: [
    { documentType: 'Rent agreement', file: file('data.additionaldocuments[].file: file') },
  ],
  referenceNumbers: [{ name: 'Suresh', phoneNumbers: [mark('data.referencenumbers[].phonenumbers: phone')] }],
  callRecordings: [
    {
      idString: 'c-1',
      Status: 'Answered',
      ...call(calls),
      callRecordingResponse: call(`${calls}.callrecordingresponse`),
    },
  ],
  creditPdFeedback: [
    {
      id: 'p-1',
      contactNumber: mark('data.creditpdfeedback[].contactnumber: phone'),
      otherComment: 'Rang 9000043214',
    },
  ],
  bureauBasicDetails: {
    phoneNumbers: [mark('data.bureaubasicdetails.phonenumbers: phone')],
    emails: [mark('data.bureaubasicdetails.emails: email')],
  },
  underWriterRemarks: {
    comments: [{ createdOn: '2026-11-20T09:00:00.000Z', comment: 'kavya.r@mail.example or 9000043214' }],
  },
  equifaxReport: {
    IDAndContactInfo: {
      PhoneInfo: [{ Number: mark('provider phone') }],
      EmailAddressInfo: [{ EmailAddress: mark('provider email') }],
      IdentityInfo: { PANId: [{ IdNumber: mark('provider pan') }] },
    },
  },
  processedEquifax: { active_loans: [{ AccountNumber: mark('provider account') }], inactive_loans: [] },
  processedPerfios: {
    accountNo: mark('statement account'),
    transaction: [{ narration: 'NEFT ZZXPR1000Z 9000043214' }],
  },
  perfiosReport: { report: { customerInfo: { landline: mark('landline'), mobile: '9000043214' } } },
  apolloCibilReport: { parsed_report: { consumer_details: { pan: mark('cibil pan') } } },
  engine: {
    dedupeRuleEngine: {
      PHONE: {
        ruleResult: 'FLAG',
        duplicateUsers: [{ personalDetails: { primaryPhoneNumber: mark('dup') } }],
      },
    },
  },
  feedbacks: {
    csFeedback: [
      { feedback: 'Call 9000043214', contactNumber: mark('feedbacks.csfeedback[].contactnumber: phone') },
    ],
    collectionsFeedbacks: [
      {
        collectionFeedback: 'Pays by kavya.r@mail.example',
        contactNumber: mark('feedbacks.collectionsfeedbacks[].contactnumber: phone'),
      },
    ],
  },
  quizResult: [{ score: 7, answers: ['9000043214'], phone: mark('quiz') }],
  cashfreeDetails: {
    authLink: `https://mandate.example/${mark('data.cashfreedetails.authlink: link')}`,
    subscriptionDetails: { umrn: mark('umrn'), ...payer('subscriptiondetails') },
    error: payer('error'),
  },
});
const looks = ['9000043214', 'kavya.r@', 'ZZXPR1000Z', '9000077665'];

const again = 'Rang 9000043214 again';

/** How each call is made about the marked loan; null when the answer has no loan data, or is exactly what was
 *  asked to be revealed. A call missing here fails the test. */
const asked: Readonly<Record<string, readonly Record<string, string | number>[] | null>> = {
  'loan.read': [
    { id: loanIdOf(marked) },
    { id: idStringOf(marked) },
    ...loanParts.map(sections => ({ id: loanIdOf(marked), sections })),
  ],
  'replay.read': [
    ...loanParts.map(sections => ({ loanId: loanIdOf(lent), sections })),
    { loanId: loanIdOf(lent), decision: 'shown' },
  ],
  'loan.readForSupport': [
    { loanId: loanIdOf(marked) },
    { loanId: idStringOf(marked) },
    ...loanParts.map(sections => ({ loanId: loanIdOf(marked), sections })),
  ],
  'collections.read': [{ loanId: loanIdOf(lent) }, { loanId: idStringOf(lent) }],
  'kyc.reported': loanDesks.map(desk => ({ loanId: loanIdOf(lent), desk })),
  'collections.outstanding': [{ loanId: loanIdOf(lent) }],
  'collections.explain': [{ loanId: loanIdOf(lent) }],
  'collections.quote': null,
  'paymentLinks.list': [{ loanId: loanIdOf(lent) }],
  'loan.search': [{ loanId: loanIdOf(marked) }, { loanId: loanIdOf(phoned) }],
  'loan.listForSupport': [{}],
  'collections.list': [{}],
  'collections.ageing': null,
  'collections.next': [{}],
  'loan.approvalStatuses': [{}],
  'loan.applicationStatuses': [{}],
  'loan.enumValues': [{}],
  'loan.list': [{}, { loanId: String(loanIdOf(marked)) }],
  'papers.memo': [{ loanId: loanIdOf(lent) }],
  'intel.quiz': [{ userId: customer }],
  'vas.read': [{ loanId: loanIdOf(marked) }],
  // Of those who may do it besides viewing. The second is refused with the list.
  'vas.add': [
    { loanId: loanIdOf(marked), ...aVasRequest(), vasFeedback: 'Rang 9000043214' },
    { loanId: loanIdOf(marked), ...aVasRequest(), vasFeedback: again },
  ],
  'vas.edit': [
    { loanId: loanIdOf(marked), index: 0, ...aVasRequest(), vasFeedback: 'Rang 9000043214' },
    { loanId: loanIdOf(marked), index: 7, ...aVasRequest() },
  ],
  'calls.rateForSupport': [
    {
      loanId: loanIdOf(marked),
      callRecordingId: 'c-1',
      feedback: 'Rang 9000043214',
      agentGreetings: 'HIGH_ENERGY',
      agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
      agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
      agentConnectBack: 'TWO_OPTION',
      agentEndConversation: 'ONLY_GREETED',
    },
  ],
  'calls.rateForCollections': [
    {
      loanId: loanIdOf(lent),
      callRecordingId: 'c-1',
      feedback: 'Rang 9000043214',
      agentGreetings: 'HIGH_ENERGY',
      agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
      agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
      agentConnectBack: 'TWO_OPTION',
      agentEndConversation: 'ONLY_GREETED',
    },
  ],
  'horoscope.read': [{ date: '2026-11-23' }],
  'horoscope.weeks': [{}],
  'exports.applications': [{ startDate: '2026-11-01', endDate: '2026-11-30', timezone: 'Asia/Kolkata' }],
  'exports.loans': [{ ids: String(loanIdOf(marked)), timezone: 'Asia/Kolkata' }],
  // Read at the desk of the role: see the test of follow-ups.
  'followUp.read': null,
  // Its notices are one of a few fixed words.
  'live.loan': null,
  'live.typing': null,
  // Each answers the one requested value or link, and writes an audit row.
  'loan.reveal': null,
  'documents.revealPassword': null,
  'files.reveal': null,
  // Data of the staff member, or public.
  'decision.config': [{}],
  'calls.agentDetails': [{}],
  'calls.saveAgentDetails': null,
  'mentions.list': [{}],
  'mentions.markRead': [{ until: '2026-11-01T00:00:00.000Z' }],
  'views.list': [{ list: 'customerSupport' }],
  'views.save': null,
  'views.remove': null,
  'signin.profile': [{}],
  'signin.logout': null,
  'account.sessions': [{}],
  'statements.institutions': [{}],
  'applicant.states': [{}],
  'account.endSession': null,
  'account.endOtherSessions': null,
  'account.changePassword': null,
};

/** The status of the answer: 200, unless the second feedback of one author, or another's, or a call at a desk that the
 *  role does not open. */
function expectedOf(name: string, input: Record<string, string | number>, held: readonly Role[]): number {
  const atSupport = held.includes('ROLE_CUSTOMER_SERVICE_VIEW');
  if (name === 'calls.rateForSupport' || name === 'calls.rateForCollections') return atSupport ? 200 : 403;
  const desk = loanDesks.find(one => one === input['desk']);
  if (name === 'kyc.reported' && desk) return holdsAny(held, ...desks[desk].groups.read) ? 200 : 403;
  if (name === 'vas.edit') return input['index'] === 0 && !atSupport ? 200 : 409;
  return name === 'vas.add' && input['vasFeedback'] === again ? 409 : 200;
}

const isCall = (value: object): value is CallDeclaration => 'access' in value;
const everyCall = Object.values(contract).flatMap(word => Object.values<object>(word).filter(isCall));
const viewRoles = ['ROLE_CREDIT_DASHBOARD_VIEW', 'ROLE_CUSTOMER_SERVICE_VIEW'] as const;
/** Every view role, alone and with each further role that leaves it view-only. */
const viewers = viewRoles
  .flatMap(view => roles.map((further): readonly Role[] => (further === view ? [view] : [view, further])))
  .filter(isViewOnly);
const callsOf = (held: readonly Role[]) =>
  everyCall.filter(({ access }) => access.kind !== 'public' && grantsCall(access, held));

describe('the marked loan', () => {
  it('has a mark at every field that declares a mask', () => {
    const declared = [
      ...maskedPaths(loanAnswerWire),
      // Support has the loan under another name.
      ...maskedPaths(supportAnswerWire).map(path => path.replace(/^loan\./, 'data.')),
      ...maskedPaths(collectionsAnswerWire).map(path =>
        path
          .replace(/^loan\./, 'data.')
          .replace(/^referencenumbers/, 'data.$&')
          .replace(/^comments/, 'feedbacks'),
      ),
    ].filter(path => !/^(callrecordings|recordings|data\.feedbacks)/.test(path));
    expect(declared.filter(path => !marks.has(path))).toEqual([]);
  });

  it.each(viewers.map(held => [held]))('is requested with every call %j may make', held => {
    const unknown = callsOf(held).filter(({ name }) => !(name in asked));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

withServer(server => {
  const people = new Map<readonly Role[], Caller>();

  beforeAll(async () => {
    const personal = { fullName: 'Asha', primaryPhoneNumber: '9000077665' };
    // The same loan, disbursed: collections opens no other. A mandate has one loan, so this one's is another.
    const umrn = marks.get('umrn') ?? '';
    const disbursed = {
      ...line,
      cashfreeDetails: JSON.parse(JSON.stringify(line['cashfreeDetails']).replace(umrn, `${umrn}2`)),
      loanId: loanIdOf(lent),
      idString: idStringOf(lent),
      loanDetails: { approvalStatus: 'DISBURSED' },
    };
    await storeLoans(server().db, [line, aLine(phoned, { personalDetails: personal }), disbursed]);
    const { db, files } = server();
    const stored = [...marks].flatMap(([path, value]) =>
      path.endsWith(': file') ? [{ key: `files/${value}.png`, bytes: aPng }] : [],
    );
    await storeBytes(db, files, stored, startOfTests);
    await db
      .update(loan)
      .set({ decidedAt: startOfTests })
      .where(eq(loan.loanId, loanIdOf(lent)));
    for (const [index, held] of viewers.entries()) {
      const email = `viewer.${index}@lender.example`;
      const person = { email, fullName: `Viewer ${index}`, roles: [...held], state: 'active' as const };
      await db.insert(staff).values({ ...person, createdAt: startOfTests });
      const caller = await server().signIn(email);
      const at = {
        loanId: loanIdOf(lent),
        desk: loanDesks.find(desk => held.includes(desks[desk].viewRole)),
      };
      await db.insert(mention).values({
        ...at,
        desk: at.desk ?? 'credit',
        comment: 'c-1',
        staffId: caller.staffId,
        at: startOfTests,
        authorName: 'Credit Admin',
        text: '9000043214, kavya.r@mail.example or ZZXPR1000Z',
      });
      people.set(held, caller);
    }
  });

  const answerOf = async (
    declared: CallDeclaration,
    input: Record<string, unknown>,
    held: readonly Role[],
  ) => {
    const caller = people.get(held);
    if (!caller) throw new Error(`Nobody holds ${held.join(' and ')}`);
    // Feedback of one instant would have no order.
    server().clock.pass(1000);
    const { path, init } = requestOf(declared, input, bearer(caller));
    if (declared.answer.kind !== 'file') return server().send(path, init);
    const answer = await server().app.request(path, init);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isPdf = answer.headers.get('content-type') === 'application/pdf';
    return {
      status: answer.status,
      text: isPdf ? (await pagesOf(bytes)).join(' | ') : new TextDecoder().decode(bytes),
    };
  };

  // A further role is tried with what it adds, in the order of the table: an entry before it is edited.
  const cases = viewers.flatMap(held => {
    const alone = held.length === 1 ? [] : callsOf(held.slice(0, 1)).map(({ name }) => name);
    const added = callsOf(held).filter(({ name }) => !alone.includes(name));
    return Object.entries(asked).flatMap(([name, inputs]) =>
      added
        .filter(declared => declared.name === name)
        .flatMap(declared => (inputs ?? []).map(input => ({ held, name, declared, input }))),
    );
  });

  it.each(cases)(
    '$name $input shows $held no personal data [CO-105.e, CR-161.c, CS-126.c, XR-006.f]',
    async ({ declared, input, held }) => {
      const { status, text } = await answerOf(declared, input, held);
      expect(status).toBe(expectedOf(declared.name, input, held));
      // The key of a file is a name of ours; only the link must be absent. A recording has nothing but its link.
      const isHidden = (path: string) => !path.endsWith(': file') || path.endsWith('audiofile: file');
      const plain = [...marks].filter(([path, value]) => isHidden(path) && text.includes(value));
      expect([plain.map(([path]) => path), looks.filter(look => text.includes(look))]).toEqual([[], []]);
      expect(text).not.toContain('/api/v1/files/');
    },
  );

  const reveals = async () =>
    (await server().db.select().from(auditRow).where(eq(auditRow.action, 'loan.reveal'))).map(
      ({ after }) => after,
    );

  it.each([
    ['primaryPhoneNumber', 'data.personaldetails.primaryphonenumber: phone'],
    ['alternatePhoneNumber', 'data.personaldetails.alternatephonenumber: phone'],
    ['email', 'data.personaldetails.email: email'],
    ['accountNumber', 'data.financialdetails.accountnumber: account'],
    ['upiId', 'data.financialdetails.upiid: email'],
    ['panNumber', 'data.kycdocuments.pan.identifiernumber: pan'],
    ['drivingLicenseNumber', 'data.kycdocuments.drivinglicense.identifiernumber: document'],
    ['voterIdNumber', 'data.kycdocuments.voterid.identifiernumber: document'],
    ['passportNumber', 'data.kycdocuments.passport.identifiernumber: document'],
    ['passportFileNumber', 'data.kycdocuments.passport.additionaldetails.fileno: document'],
    ['authLink', 'data.cashfreedetails.authlink: link'],
  ] as const)('reveals %s alone, and records it [XR-007.a]', async (field, path) => {
    const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
    const sent = { id: loanIdOf(marked), field, desk: 'customerSupport' as const };
    const { text } = await server().call(contract.loan.reveal, sent, viewer);
    const shown = [...marks].filter(([, value]) => text.includes(value));
    expect(shown.map(([name]) => name)).toEqual([path]);
    expect((await reveals()).filter(after => Object(after).field === field)).toHaveLength(1);
  });

  it('reveals the recording of one call, and records it [XR-006.f]', async () => {
    const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
    const at = { id: loanIdOf(marked), desk: 'customerSupport' as const };
    const read = await server().call(contract.loan.readForSupport, { loanId: loanIdOf(marked) }, viewer);
    const [call] = readRatedRecordings(Object(read.body['data']).recordings);
    expect(call).toMatchObject({ id: 'c-1', audioUrl: null, reveal: expect.stringMatching(/^[\w-]{22}$/) });
    const { body } = await server().call(contract.files.reveal, { ...at, ref: call?.reveal ?? '' }, viewer);
    const value = marks.get('data.callrecordings[].callrecordingresponse.audiofile: file');
    expect(body['data']).toEqual({ presignedUrl: `https://recordings.example/${value}.mp3` });
    expect(await reveals()).toContainEqual({ field: 'link' });
  });

  it('shows every mark to those who work with it [CR-161.c]', async () => {
    const admin = await server().signIn('ROLE_CREDIT_ADMIN');
    const { text } = await server().call(contract.loan.read, { id: loanIdOf(marked) }, admin);
    const shown = [...marks].filter(([path]) => !/quiz|: password/.test(path));
    expect(shown.filter(([, value]) => !text.includes(value))).toEqual([]);
  });
});
