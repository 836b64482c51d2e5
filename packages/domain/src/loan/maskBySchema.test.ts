import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanAnswerWire, revealableFiles } from './loanWire';
import { maskBySchema, maskedPaths } from './maskBySchema';
import { passwordMask } from '../documents/bankStatements';
import { masked } from '../loose/masked';

const text = v.nullish(v.string(), null);
const schema = v.pipe(
  v.object({
    id: masked('plain', v.string()),
    phone: masked('phone', text),
    account: v.nullish(masked('account', v.union([v.string(), v.number()])), null),
    kept: masked('account', v.fallback(v.string(), '')),
    note: text,
    lines: v.array(v.object({ narration: text, amount: v.number() })),
    file: masked('file', v.unknown()),
    body: v.unknown(),
  }),
  v.transform(wire => wire.note),
);
const show = (value: unknown) => maskBySchema(value, schema, ({ key, link }) => `ref of ${key || link}`);

describe('maskBySchema', () => {
  it('masks a field as declared, through wrapper schemas and in any capitalisation [XR-006.a, XR-006.b]', () => {
    expect(show({ phone: '044-2233-4455', Account: 99915143, kept: 'ACC-1234' })).toEqual({
      phone: '44••• ••455',
      Account: '•••• •••• 5143',
      kept: '•••• •••• 1234',
    });
    expect(show({ phone: null, account: '', kept: undefined })).toEqual({
      phone: null,
      account: '',
      kept: undefined,
    });
  });

  it('leaves a word unchanged where a number is expected', () => {
    expect(show({ phone: 'PRIMARY' })).toEqual({ phone: 'PRIMARY' });
  });

  it('masks other occurrences of the same value, the longer one first [XR-006.e]', () => {
    const lines = [{ narration: 'NEFT ACC-99991 to ACC-999912', amount: 9_000_010_101 }];
    expect(
      show({ account: 'ACC-99991', kept: 'ACC-999912', lines, note: 'pays by ACC-99991' }),
    ).toMatchObject({
      lines: [{ narration: 'NEFT •••• •••• 9991 to •••• •••• 9912', amount: 9_000_010_101 }],
      note: 'pays by •••• •••• 9991',
    });
  });

  it('leaves out fields without a schema, and never changes an id', () => {
    const id = '9ee521c1-9000010101';
    expect(show({ id, account: '9000010101', nickname: 'Ashu' })).toEqual({ id, account: '•••• •••• 0101' });
  });

  it('covers a file: no link, a reference to reveal it by, its key masked as text [XR-006.f]', () => {
    const file = { key: 'kyc/ZZXPR1000Z.png', presignedUrl: '/api/v1/files/a.b' };
    expect(show({ file })).toEqual({
      file: { key: 'kyc/ZZXPR••••Z.png', presignedUrl: null, reveal: `ref of ${file.key}` },
    });
    expect(show({ file: 'https://files.example/pan.png' })).toEqual({
      file: { key: '', presignedUrl: null, reveal: 'ref of https://files.example/pan.png' },
    });
    expect([show({ file: null }), show({ file: '' }), show({ file: 7 })]).toEqual([
      { file: null },
      { file: null },
      { file: null },
    ]);
  });

  it('masks a value that does not match its schema by names and formats [XR-006.a, XR-006.e]', () => {
    expect(show({ lines: 'call 9000014622', note: { mobile: '044-2233' } })).toEqual({
      lines: 'call 90••• ••622',
      note: { mobile: '•••••' },
    });
    expect(show('9000014622')).toBe('90••• ••622');
  });

  it.each([
    ['phone', { Phone_Number: 'P1-1234567' }],
    ['phone', { phoneNumbers: ['P1-1234567'] }],
    ['phone', { customerInfo: { mobile: 'P1-1234567' } }],
    ['phone', { customerInfo: { landline: 'P1-1234567' } }],
    ['phone', { PhoneInfo: [{ typeCode: 'H', Number: 'P1-1234567' }] }],
    ['phone', { INQUIRYPHONES: { NUMBER: 'P1-1234567' } }],
    ['phone', { CallerID: 'P1-1234567', DialedNumber: 'P1-1234567' }],
    ['phone', { TelephoneNumber: 'P1-1234567' }],
    ['account', { accNo: 'P1-1234567' }],
    ['account', { account_number: 'P1-1234567' }],
    ['account', { AccountNumber: 'P1-1234567' }],
    ['account', { UMRN: 'P1-1234567' }],
    ['pan', { pan: 'P1-1234567' }],
    ['pan', { panNo: 'P1-1234567' }],
    ['pan', { PANId: [{ IdNumber: 'P1-1234567' }] }],
    ['email', { EmailAddressInfo: [{ EmailAddress: 'P1-1234567' }] }],
    ['email', { emails: ['P1-1234567'] }],
    ['email', { upiId: 'P1-1234567' }],
    ['password', { PdfPassword: 'P1-1234567' }],
  ])('knows how providers name a %s: %j [XR-006.a, XR-006.b, XR-006.c, XR-006.d]', (_kind, body) => {
    const shown = JSON.stringify(show({ body, note: 'P1-1234567 again' }));
    expect(shown).not.toContain('P1-1234567');
    expect(shown).toContain('•');
  });

  it('masks each kind in its own way, in lists and objects too [XR-006.a, XR-006.b, XR-006.c, XR-006.d]', () => {
    const kinds = v.object({
      phone: masked('phone', v.unknown()),
      account: masked('account', v.unknown()),
      pan: masked('pan', v.unknown()),
      email: masked('email', v.unknown()),
      password: masked('password', v.unknown()),
      list: v.array(v.object({ code: masked('account', v.string()) })),
    });
    expect(
      maskBySchema(
        {
          phone: { home: '9000010101', list: ['12345', 9_000_010_102], known: true, none: null },
          account: 'XX998345',
          pan: 'ZZQPD1000Z',
          email: 'asha@mail.example',
          password: 'secret',
          list: [{ code: 'A-99915', other: 'left out' }],
        },
        kinds,
        () => '',
      ),
    ).toEqual({
      phone: { home: '90••• ••101', list: ['•••••', '90••• ••102'], known: true, none: null },
      account: '•••• •••• 8345',
      pan: 'ZZQPD••••Z',
      email: 'a•••@mail.example',
      password: passwordMask,
      list: [{ code: '•••• •••• 9915' }],
    });
  });

  it('masks other occurrences of six characters and more, in numbers too [XR-006.b, XR-006.e]', () => {
    expect(show({ account: 'AC-123', note: 'of AC-123' })).toEqual({
      account: '•••• •••• -123',
      note: 'of •••• •••• -123',
    });
    expect(show({ account: 'A-123', note: 'of A-123' })).toEqual({
      account: '•••• •••• -123',
      note: 'of A-123',
    });
    expect(
      show({ account: 99_915_143, body: { total: 99_915_143, other: 12, flag: true, none: null } }),
    ).toEqual({
      account: '•••• •••• 5143',
      body: { total: '•••• •••• 5143', other: 12, flag: true, none: null },
    });
    expect(show({ body: { accountNo: 99_915_143 } })).toEqual({ body: { accountNo: '•••• •••• 5143' } });
  });

  it('takes of several shapes the first that fits the value [XR-006.b]', () => {
    const either = v.object({
      contact: v.union([masked('account', v.string()), v.object({ code: masked('account', v.string()) })]),
      word: v.union([v.number(), v.string()]),
    });
    const shown = (value: unknown) => maskBySchema(value, either, () => '');
    expect(shown({ contact: 'A-99915', word: 'x' })).toEqual({ contact: '•••• •••• 9915', word: 'x' });
    expect(shown({ contact: { code: 'A-99915', other: 1 } })).toEqual({
      contact: { code: '•••• •••• 9915' },
    });
    expect(maskedPaths(either)).toEqual(['contact.code: account']);
  });

  it('covers a file by its key when it has no link [XR-006.f]', () => {
    expect(show({ file: { key: 'kyc/a.png', presignedUrl: null } })).toEqual({
      file: { key: 'kyc/a.png', presignedUrl: null, reveal: 'ref of kyc/a.png' },
    });
  });

  it('masks within a choice of shapes that may be missing, or is changed after it was read [XR-006.b]', () => {
    const choice = v.union([v.object({ code: masked('account', v.string()) }), v.string()]);
    const wrapped = v.object({
      may: v.nullish(choice),
      changed: v.pipe(
        choice,
        v.transform(value => value),
      ),
    });
    const value = { code: 'A-99915' };
    const hidden = { code: '•••• •••• 9915' };
    expect(maskBySchema({ may: value, changed: value }, wrapped, () => '')).toEqual({
      may: hidden,
      changed: hidden,
    });
    expect(maskedPaths(wrapped)).toEqual(['may.code: account', 'changed.code: account']);
  });

  it('covers a file by its link when it has no key [XR-006.f]', () => {
    const covered = { key: '', presignedUrl: null, reveal: 'ref of https://files.example/pan.png' };
    expect(show({ file: { presignedUrl: 'https://files.example/pan.png' } })).toEqual({ file: covered });
    expect(show({ file: ' https://files.example/pan.png ' })).toEqual({ file: covered });
  });

  it('applies an ambiguous name only under a specific parent [XR-006.e]', () => {
    const body = {
      House: { Number: '7654321' },
      total: { Number: '1234567' },
      company: 'Pan India',
    };
    expect(show({ body })).toEqual({ body });
  });
});

describe('the masks of a loan', () => {
  // Adding or removing a mask changes this snapshot, and the server's test of what view roles get.
  it('are declared at these fields [CR-161.c, CR-163.c, CR-164.a]', () => {
    const call = (path: string) => [
      `${path}.audiofile: file`,
      `${path}.phonenumber: phone`,
      `${path}.callerid: phone`,
      `${path}.dialednumber: phone`,
    ];
    const calls = (path: string) => [...call(path), ...call(`${path}.callrecordingresponse`)];
    const photos = (document: string) =>
      ['frontphoto', 'backphoto'].map(side => `data.kycdocuments.${document}.${side}: file`);
    expect([...maskedPaths(loanAnswerWire)].sort()).toEqual(
      [
        'data.personaldetails.primaryphonenumber: phone',
        'data.personaldetails.alternatephonenumber: phone',
        'data.personaldetails.email: email',
        'data.financialdetails.accountnumber: account',
        'data.financialdetails.verificationresult.response.verification.result.accountnumber: account',
        'data.kycdocuments.pan.identifiernumber: pan',
        ...['aadhaar', 'drivinglicense', 'voterid', 'passport'].map(
          document => `data.kycdocuments.${document}.identifiernumber: document`,
        ),
        'data.kycdocuments.passport.additionaldetails.fileno: document',
        ...['pan', 'aadhaar', 'drivinglicense', 'voterid', 'passport'].flatMap(photos),
        'data.kycdetails.pan.panno: pan',
        'data.kycdetails.equifaxbureau.panno: pan',
        'data.kycdetails.address.frontimage: file',
        'data.kycdetails.address.backimage: file',
        'data.bankstatements[].password: password',
        'data.bankstatements[].file: file',
        'data.additionaldocuments[].file: file',
        'data.referencenumbers[].phonenumbers: phone',
        ...calls('data.callrecordings[]'),
        'data.creditpdfeedback[].contactnumber: phone',
        'data.bureaubasicdetails.phonenumbers: phone',
        'data.bureaubasicdetails.emails: email',
        ...calls('callrecordings[]'),
        'feedbacks.csfeedback[].contactnumber: phone',
        'feedbacks.collectionsfeedbacks[].contactnumber: phone',
      ].sort(),
    );
  });
});

describe('the wire of a loan', () => {
  it('masks the contacts of the bureaux, as texts and as numbers [CR-152.a]', () => {
    const data = {
      bureauBasicDetails: { phoneNumbers: [9_000_010_101, '9000010102'], emails: ['a@mail.example'] },
    };
    expect(maskBySchema({ data }, loanAnswerWire, () => '')).toEqual({
      data: {
        bureauBasicDetails: { phoneNumbers: ['90••• ••101', '90••• ••102'], emails: ['a•••@mail.example'] },
      },
    });
  });

  it('reveals the files of these sections', () => {
    expect(Object.keys(revealableFiles.entries)).toEqual([
      'kycDocuments',
      'kycDetails',
      'bankStatements',
      'additionalDocuments',
      'callRecordings',
    ]);
  });
});
