import { describe, expect, it } from 'vitest';
import { anApplicationLine } from '../../testing';
import { readApplication, readApplicationLine } from './applicationLine';

function why(changes: Record<string, unknown>): readonly string[] {
  const line = readApplication(anApplicationLine(changes));
  return line.ok ? [] : line.why;
}

function application(changes: Record<string, unknown> = {}) {
  const line = readApplication(anApplicationLine(changes));
  if (!line.ok) throw new Error(line.why.join('\n'));
  return line.application;
}

const person = anApplicationLine()['personalDetails'] as Record<string, unknown>;

describe('readApplicationLine', () => {
  it('reads what lists and searches need', () => {
    expect(application()).toMatchObject({
      loanId: 4821937,
      customerId: 'usr-4821937a01b7',
      fullName: 'Kavya Raghunathan',
      primaryPhone: '9000043214',
      email: 'kavya.r@mail.example',
      amountApplied: 15_000_000,
      approvalStatus: 'HOLD',
      underwriter: { fullName: 'Meera Srinivasan', email: 'meera.srinivasan@lender.example' },
      decidedAt: null,
      engineDecision: 'FLAG',
      engineScore: 742,
    });
  });

  it.each([
    ['{"loanId":210902,"idString":"806a', 'not JSON, or cut off'],
    ['[1,2,3]', 'not an application but an array'],
    ['"loan"', 'not an application but a bare string'],
    ['null', 'not an application but a bare null'],
  ])('refuses the line %s [XR-154.a]', (line, reason) => {
    expect(readApplicationLine(line)).toEqual({ ok: false, why: [reason] });
  });

  it.each([
    [{ loanId: undefined }, 'loanId is missing'],
    [{ loanId: 12_345_678_901 }, 'loanId: loanId has at most nine digits'],
    [{ loanId: 1.5 }, 'loanId: loanId is a whole number'],
    [{ loanId: '210904' }, 'loanId: loanId is a whole number'],
    [{ idString: 'loan-1' }, 'idString: not a UUID'],
    [{ startedOn: '2026-02-30T05:12:33.000Z' }, 'startedOn: not an existing instant in UTC'],
    [{ amountApplied: '1,25,000' }, 'amountApplied: text instead of a number'],
    [{ amountApplied: 1.005 }, 'amountApplied: more than two decimals, or too large'],
    [{ amountApplied: -1 }, 'amountApplied: below zero'],
    [
      { loanDetails: { approvalStatus: 'SANCTIONED' } },
      'loanDetails.approvalStatus: unknown status SANCTIONED',
    ],
    [{ personalDetails: { ...person, fullName: ' ' } }, 'personalDetails.fullName: no name'],
    [
      { personalDetails: { ...person, dob: '1990-02-31' } },
      'personalDetails.dob: not an existing date YYYY-MM-DD',
    ],
    [
      { personalDetails: { ...person, spouse: { bornOn: '1991-02-29T00:00:00Z' } } },
      'personalDetails.spouse.bornOn: not an existing date YYYY-MM-DD',
    ],
    [{ emis: [{ dueDate: '2026-11-31' }] }, 'emis.0.dueDate: not an existing date YYYY-MM-DD'],
    [
      { emis: [{ dueDate: '2026-11-30', paymentDate: '2026-09-31' }] },
      'emis.0.paymentDate: not an existing date YYYY-MM-DD',
    ],
    [{ loanPurpose: 'a\u0000b' }, 'text with a character that cannot be stored'],
    [{ loanPurpose: 'half a pair \ud83d' }, 'text with a character that cannot be stored'],
  ])('refuses %j [XR-154.a]', (changes, reason) => {
    expect(why(changes)).toContain(reason);
  });

  const meera = { fullName: 'Meera Srinivasan', email: 'meera srinivasan' };
  it.each([
    [
      'personalDetails.primaryPhoneNumber',
      '9000',
      { personalDetails: { ...person, primaryPhoneNumber: 9_000_043_214 } },
    ],
    ['personalDetails.dob', '1990', { personalDetails: { ...person, dob: '02/31/1990' } }],
    ['personalDetails.fullName', 'Kavya', { personalDetails: { ...person, fullName: ['Kavya'] } }],
    ['underWriter.email', 'srinivasan', { underWriter: meera }],
    ['loanDetails.approvalStatus', 'Kavya', { loanDetails: { approvalStatus: 'Kavya Raghunathan' } }],
    ['transactionDetails.0.paymentDate', '2026', { transactionDetails: [{ paymentDate: '2026-02-30' }] }],
    ['disbursalDate', '2026', { disbursalDate: '2026-02-30T00:00:00Z' }],
    ['underWriterRemarks.comments.0.comment', '77', { underWriterRemarks: { comments: [{ comment: 77 }] } }],
  ])('names the field %s and never repeats its value [XR-154.a]', (field, value, changes) => {
    const reasons = why(changes).join('; ');
    expect(reasons).toContain(field);
    expect(reasons).not.toContain(value);
  });

  it('names every faulty field [XR-154.a]', () => {
    expect(why({ loanId: undefined, amountApplied: '1' })).toEqual([
      'loanId is missing',
      'amountApplied: text instead of a number',
    ]);
  });

  it('refuses nesting deeper than the stack [XR-154.a]', () => {
    const line = `{"deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(readApplicationLine(line).ok).toBe(false);
  });

  it('keeps unknown fields and broken KYC sections unchanged', () => {
    const { sections } = application({
      somethingNew: { a: 1 },
      kycDetails: { pan: 'unreadable' },
      note: 'a backslash \\u0000 and a 👍',
    });
    expect(sections).toMatchObject({
      somethingNew: { a: 1 },
      kycDetails: { pan: 'unreadable' },
      note: 'a backslash \\u0000 and a 👍',
    });
  });

  it('accepts a comment without an id, or with an invalid one', () => {
    const createdOn = '2026-11-20T09:40:10.000Z';
    const comments = [
      { createdOn, comment: 'One' },
      { id: '7', createdOn, comment: 'Two', author: 'Meera' },
    ];
    expect(application({ underWriterRemarks: { comments } }).comments).toEqual([
      { id: null, createdOn, comment: 'One', author: null },
      { id: null, createdOn, comment: 'Two', author: 'Meera' },
    ]);
  });

  it.each(['', null, undefined])('does without a date of birth: %j', dob => {
    expect(application({ personalDetails: { ...person, dob } }).fullName).toBe('Kavya Raghunathan');
  });

  it('does not require a professional section', () => {
    expect(application({ professionalDetails: undefined }).sections).not.toHaveProperty(
      'professionalDetails',
    );
  });

  it('keeps the last four digits of a full Aadhaar number [CR-167.b, CS-131.b]', () => {
    const { sections } = application({
      kycDocuments: { aadhaar: { identifierNumber: '717889845388', code: 200 } },
    });
    expect(sections['kycDocuments']).toEqual({ aadhaar: { identifierNumber: 'XXXXXXXX5388', code: 200 } });
  });

  it('keeps the last four digits of an Aadhaar number that somebody typed [CR-167.b, CS-131.b]', () => {
    const said = 'Read out 2341 2341 2346';
    const typed = { createdOn: '2026-11-19T10:12:00.000Z', comment: said };
    const { comments, sections } = application({
      underWriterRemarks: { comments: [typed] },
      feedbacks: { csFeedback: [{ feedbacks: said }] },
      bankStatements: [{ fileId: 'f-1', narration: said }],
    });
    expect(comments).toMatchObject([{ comment: 'Read out XXXXXXXX2346' }]);
    expect(sections['feedbacks']).toEqual({ csFeedback: [{ feedbacks: 'Read out XXXXXXXX2346' }] });
    expect(sections['bankStatements']).toEqual([{ fileId: 'f-1', narration: said }]);
  });

  it('leaves fields that are stored elsewhere out of the sections', () => {
    const elsewhere = ['loanId', 'startedOn', 'underWriter', 'providerBodies', 'version', 'tat'];
    expect(Object.keys(application().sections).filter(name => elsewhere.includes(name))).toEqual([]);
  });

  it.each([
    ['as given', { jupiterDecision: 'REJECT', jupiterScore: 611.6 }, 'REJECT', 612],
    ['of an engine that has not run', { engine: null }, null, null],
    ['of an unreadable engine', { engine: { ruleEngine: 'down' } }, null, null],
    [
      'worst of all rules',
      { engine: { ruleEngine: { A: { ruleResult: 'FLAG' }, B: { ruleResult: 'REJECT', value: 'x' } } } },
      'REJECT',
      null,
    ],
  ])('takes the result of the rule engine: %s [CR-003.e]', (_case, changes, decision, score) => {
    const read = application(changes);
    expect([read.engineDecision, read.engineScore]).toEqual([decision, score]);
  });

  const approved = {
    approvalStatus: 'APPROVED',
    underWriterEvaluations: { approvedOn: '2026-11-20T05:12:33.000Z' },
  };
  it.each([
    ['after tat seconds', { loanDetails: approved, tat: 3_600 }, '2026-11-19T06:12:33.000Z'],
    ['at the approval', { loanDetails: approved, tat: undefined }, '2026-11-20T05:12:33.000Z'],
    ['never while it is open', { tat: 3_600 }, null],
  ])('stops the turn-around time %s', (_when, changes, decidedAt) => {
    expect(application(changes).decidedAt).toBe(decidedAt);
  });
});

describe('a line of an import, field by field', () => {
  const startedOn = '2026-11-19T05:12:33.000Z';
  const underWriter = { fullName: 'Meera Srinivasan', email: 'Meera.Srinivasan@Lender.example' };
  const date = 'not an existing date YYYY-MM-DD';

  it.each([
    [{ loanDetails: { approvalStatus: 7 } }, 'loanDetails.approvalStatus: unknown status'],
    [{ loanDetails: { approvalStatus: ['SANCTIONED'] } }, 'loanDetails.approvalStatus: unknown status'],
    [{ loanDetails: { approvalStatus: 'Kavya R' } }, 'loanDetails.approvalStatus: unknown status'],
    [{ startedOn: 7 }, 'startedOn: not an existing instant in UTC'],
    [{ startedOn: [startedOn] }, 'startedOn: not an existing instant in UTC'],
    [{ idString: 7 }, 'idString: a UUID'],
    [{ amountApplied: true }, 'amountApplied: a number of rupees'],
    [{ tat: -1 }, 'tat: below zero'],
    [{ personalDetails: { ...person, fullName: 7 } }, 'personalDetails.fullName: no name'],
    [{ personalDetails: { ...person, fullName: 'x'.repeat(501) } }, 'personalDetails.fullName: too long'],
    [{ personalDetails: { ...person, dob: ['1990-01-01'] } }, `personalDetails.dob: ${date}`],
    [{ personalDetails: undefined }, 'personalDetails is missing'],
    [{ emis: [{}] }, 'emis.0.dueDate is missing'],
    [{ emis: [{ dueDate: ['2026-01-01'] }] }, `emis.0.dueDate: ${date}`],
    [{ underWriter: { ...underWriter, fullName: '' } }, 'underWriter.fullName: Invalid length: Expected >=1'],
    [{ underWriter: { ...underWriter, email: 'Meera' } }, 'underWriter.email: Invalid email'],
    [
      { providerBodies: [{ provider: '', receivedAt: startedOn }] },
      'providerBodies.0.provider: Invalid length: Expected >=1',
    ],
    [{ providerBodies: [{ provider: 'equifax' }] }, 'providerBodies.0.receivedAt is missing'],
    [{ jupiterDecision: 'MAYBE' }, 'jupiterDecision: Invalid type: Expected ("APPROVE" | "FLAG" | "REJECT")'],
    // Of the core, without which the loan could not be opened.
    [{ userLoanIds: ['x'] }, 'userLoanIds.0: Invalid type: Expected number'],
    [
      { underWriterRemarks: { changeReason: 7 } },
      'underWriterRemarks.changeReason: Invalid type: Expected string',
    ],
  ])('is refused with %j [XR-154.a]', (changes, reason) => {
    expect(why(changes)).toEqual([reason]);
  });

  it('is refused for an approval on a day that does not exist, by each rule that reads it [XR-154.a]', () => {
    const underWriterEvaluations = { approvedOn: '2026-02-30T00:00:00.000Z' };
    expect(why({ loanDetails: { approvalStatus: 'APPROVED', underWriterEvaluations } })).toEqual([
      'loanDetails.underWriterEvaluations.approvedOn: not an existing instant in UTC',
    ]);
  });

  it('is refused when it is nested too deeply, and only then is an error a refusal [XR-154.a]', () => {
    let deep: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) deep = { deep };
    expect(readApplication(deep)).toEqual({ ok: false, why: ['nested too deeply'] });
    const failing = {
      get loanId(): number {
        throw new TypeError('broken');
      },
    };
    expect(() => readApplication(failing)).toThrow(TypeError);
  });

  it('has texts as they are stored', () => {
    const idString = '2C10B6F0-C2F9-4F6F-ACE0-1721D95B7F46';
    const createdOn = startedOn;
    expect(
      application({
        idString,
        underWriter,
        personalDetails: {
          ...person,
          fullName: ' Kavya ',
          email: ' Kavya.R@Mail.example ',
          primaryPhoneNumber: ' 080-2233 ',
          alternatePhoneNumber: ' ',
        },
        underWriterRemarks: { comments: [{ id: idString, createdOn, comment: 'One' }] },
      }),
    ).toMatchObject({
      idString: idString.toLowerCase(),
      fullName: 'Kavya',
      email: 'kavya.r@mail.example',
      primaryPhone: '080-2233',
      alternatePhone: null,
      underwriter: { fullName: 'Meera Srinivasan', email: 'meera.srinivasan@lender.example' },
      comments: [{ id: idString.toLowerCase(), createdOn, comment: 'One', author: null }],
    });
  });

  it('does without customer, contact, underwriter, remarks and provider bodies', () => {
    const none = { ...person, email: null, primaryPhoneNumber: null, alternatePhoneNumber: undefined };
    for (const underWriterRemarks of [null, {}, { comments: null }]) {
      const changes = { userIdString: null, underWriter: null, underWriterRemarks, providerBodies: null };
      expect(application({ ...changes, personalDetails: none })).toMatchObject({
        customerId: null,
        email: null,
        primaryPhone: null,
        alternatePhone: null,
        underwriter: null,
        comments: [],
        providerBodies: [],
      });
    }
    expect(application({ personalDetails: { ...person, email: ' ' } }).email).toBeNull();
    expect(application({ providerBodies: undefined }).providerBodies).toEqual([]);
  });

  it('has the providers’ bodies, in the line or in a file', () => {
    const providerBodies = [
      { provider: 'equifax', receivedAt: startedOn, body: { a: 1 } },
      { provider: 'cibil', receivedAt: startedOn, file: 'cibil.json', other: 1 },
    ];
    expect(application({ providerBodies }).providerBodies).toEqual([
      { provider: 'equifax', receivedAt: startedOn, file: null, body: { a: 1 } },
      { provider: 'cibil', receivedAt: startedOn, file: 'cibil.json', body: null },
    ]);
  });

  it('has as sections what is stored nowhere else, and nothing that is null', () => {
    const { sections } = application({
      jupiterDecision: 'FLAG',
      jupiterScore: 7,
      version: 3,
      quizResult: null,
      loanPurpose: undefined,
      approvedEmi: 0,
    });
    const elsewhere = [
      ...['loanId', 'idString', 'userIdString', 'startedOn', 'amountApplied', 'version', 'tat'],
      ...['underWriter', 'providerBodies', 'jupiterDecision', 'jupiterScore', 'quizResult', 'loanPurpose'],
    ];
    expect(Object.keys(sections).filter(name => elsewhere.includes(name))).toEqual([]);
    expect(sections).toMatchObject({ approvedEmi: 0 });
  });

  it.each([
    [{}, null, null],
    [{ ruleEngine: {} }, null, null],
    [{ ruleEngine: { A: { ruleResult: 'APPROVE' }, B: { ruleResult: 'OTHER' } } }, 'APPROVE', null],
    [{ ruleEngine: { A: { ruleResult: 'APPROVE' }, B: { ruleResult: 'FLAG' } } }, 'FLAG', null],
    [{ ruleEngine: { BUREAU_SCORE: { value: 700.5 } } }, null, 701],
    [{ ruleEngine: { BUREAU_SCORE: { value: 0 } } }, null, 0],
    [{ ruleEngine: { BUREAU_SCORE: { value: '700' } } }, null, null],
    [{ ruleEngine: { BUREAU_SCORE: { value: 999_999 } } }, null, 999_999],
    [{ ruleEngine: { BUREAU_SCORE: { value: 1e6 } } }, null, null],
    [{ ruleEngine: { BUREAU_SCORE: { value: -1e6 } } }, null, null],
  ])('has of the engine %j: %j and the score %j [CR-003.e]', (engine, decision, score) => {
    const read = application({ engine });
    expect([read.engineDecision, read.engineScore]).toEqual([decision, score]);
  });

  it('stops the turnaround time at once without a duration and an approval', () => {
    const closed = { approvalStatus: 'REJECTED' };
    expect(application({ loanDetails: closed, tat: null }).decidedAt).toBe(startedOn);
    const underWriterEvaluations = { approvedOn: null };
    expect(application({ loanDetails: { ...closed, underWriterEvaluations }, tat: null }).decidedAt).toBe(
      startedOn,
    );
    expect(application({ loanDetails: closed, tat: 0 }).decidedAt).toBe(startedOn);
  });

  it('may have wrong days where neither money nor identity depends on them, and words around a day [XR-154.a]', () => {
    expect(
      why({
        somethingNew: { on: '2026-02-30' },
        personalDetails: {
          ...person,
          note: 'on 2026-02-30',
          seen: '2026-02-301',
          at: '2026-02-28T10:00:00Z',
        },
      }),
    ).toEqual([]);
    expect(why({ personalDetails: { ...person, at: '2026-02-30T10:00:00Z' } })).toEqual([
      `personalDetails.at: ${date}`,
    ]);
  });
});
