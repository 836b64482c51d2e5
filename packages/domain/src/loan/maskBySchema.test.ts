import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loanAnswerWire } from './loanWire';
import { maskBySchema, maskedPaths } from './maskBySchema';
import { masked } from './masked';

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
  it('masks a field as declared, through wrapper schemas and in any capitalisation', () => {
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

  it('masks other occurrences of the same value, the longer one first', () => {
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

  it('covers a file: no link, a reference to reveal it by, its key masked as text', () => {
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

  it('masks a value that does not match its schema by names and formats', () => {
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
  ])('knows how providers name a %s: %j', (_kind, body) => {
    const shown = JSON.stringify(show({ body, note: 'P1-1234567 again' }));
    expect(shown).not.toContain('P1-1234567');
    expect(shown).toContain('•');
  });

  it('applies an ambiguous name only under a specific parent', () => {
    const body = {
      VoterID: [{ IdNumber: 'VV12345678' }],
      total: { Number: '1234567' },
      company: 'Pan India',
    };
    expect(show({ body })).toEqual({ body });
  });
});

describe('the masks of a loan', () => {
  // Adding or removing a mask changes this snapshot, and the server's test of what view roles get.
  it('are declared at these fields', () => {
    const call = (path: string) => [
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
