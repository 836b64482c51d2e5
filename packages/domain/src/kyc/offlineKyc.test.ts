import { describe, expect, it } from 'vitest';
import { instant } from '../calendar/instant';
import { type OfflineKycRefusal, offlineKycRefusals, readOfflineKyc, refusedOfflineKyc } from './offlineKyc';

const poi = '<Poi name=" Asha Rao " dob="09-06-1994" gender="F"/>';
const poa =
  '<Poa careof="C/O Ravi" house="12" street="Rose Road" landmark=" Well " loc="Aundh" vtc="Pune" po="Pune" subdist="Haveli" dist="Pune" state="MH" country="India" pc="411007"/>';
const xml = ({
  reference = 'referenceId="309820261103101530123"',
  data = `${poi}${poa}<Pht>QUJD</Pht>`,
} = {}) => `<OfflinePaperlessKyc ${reference}><UidData>${data}</UidData></OfflinePaperlessKyc>`;
// 3 November 2026, 10:15:30.123 in India.
const made = '2026-11-03T04:45:30.123Z';
const read = (text: string, now = made, maxAgeDays: number | null = null) =>
  readOfflineKyc(text, { now: instant(now), maxAgeDays });
/** The reason a document is refused, with whether its signature counts; 'read' if it is not. */
const refusal = (...args: Parameters<typeof read>) => {
  const outcome = read(...args);
  return outcome.code === 200 ? 'read' : [outcome.refusal, outcome.xmlVerify];
};
const person = (...args: Parameters<typeof read>) => {
  const outcome = read(...args);
  return outcome.code === 200 ? outcome.aadhaar : null;
};

describe('an offline e-KYC document', () => {
  it('names the person, four digits of the number, and the instant it was made [CR-167.a, CR-167.b]', () => {
    expect(read(xml())).toEqual({
      code: 200,
      xmlVerify: true,
      aadhaar: {
        name: 'Asha Rao',
        dob: '1994-06-09',
        gender: 'F',
        address: 'C/O Ravi, 12, Rose Road, Well, Aundh, Pune, Haveli, MH, India, 411007',
        last4: '3098',
        imagebase64: 'QUJD',
        generatedAt: made,
      },
    });
  });

  it('may name its reference r, and lack everything but the person [CR-167.a]', () => {
    expect(person(xml({ reference: 'r="309820261103101530123"', data: '<Poi/>' }))).toEqual({
      name: '',
      dob: null,
      gender: '',
      address: '',
      last4: '3098',
      imagebase64: '',
      generatedAt: made,
    });
  });

  it.each([
    ['09-06-1994', '1994-06-09'],
    ['09/06/1994', '1994-06-09'],
    [' 09-06-1994 ', '1994-06-09'],
    ['1994-06-09', '1994-06-09'],
    [' 1994-06-09 ', '1994-06-09'],
    ['9-6-1994', null],
    ['31-06-1994', null],
    ['109-06-1994', null],
    ['09-06-19945', null],
    ['09.06.1994', null],
    ['1994', null],
  ])('has the date of birth %j as %s', (dob, date) => {
    expect(person(xml({ data: `<Poi dob="${dob}"/>` }))?.dob).toBe(date);
  });

  it('leaves out empty parts of the address, and a part that is named twice [CR-167.a]', () => {
    expect(
      person(xml({ data: `${poi}<Poa pc="411007" vtc="Pune" po=" Pune " street=" " dist="Haveli"/>` }))
        ?.address,
    ).toBe('Pune, Haveli, 411007');
  });
});

describe('a document that does not count', () => {
  it.each<[string, OfflineKycRefusal, boolean]>([
    ['no xml', 'notXml', false],
    ['<Other><UidData><Poi/></UidData></Other>', 'notOfflineKyc', false],
    ['<OfflinePaperlessKyc><Poi/></OfflinePaperlessKyc>', 'notOfflineKyc', false],
    ['<OfflinePaperlessKyc><UidData><Other/></UidData></OfflinePaperlessKyc>', 'notOfflineKyc', false],
    [xml({ reference: '' }), 'incomplete', true],
  ])('%s [XR-164.a]', (text, code, signed) => {
    expect(refusal(text)).toEqual([code, signed]);
  });

  it.each([
    '30982026110310153012',
    '3098202611031015301234',
    'x309820261103101530123',
    '309820261303101530123',
    '309820261131101530123',
    '309820261103241530123',
    '309820261103106030123',
    '309820261103101560123',
    '',
  ])('has a reference without a time: %s [XR-164.a]', reference => {
    expect(refusal(xml({ reference: `referenceId="${reference}"` }))).toEqual(['incomplete', true]);
  });

  it('may be made at any time of the day', () => {
    expect(person(xml({ reference: 'r="309820261103000000000"' }), made)?.generatedAt).toBe(
      '2026-11-02T18:30:00.000Z',
    );
    expect(
      person(xml({ reference: 'r="309820261103235959999"' }), '2026-12-01T00:00:00.000Z')?.generatedAt,
    ).toBe('2026-11-03T18:29:59.999Z');
  });

  it('is too old after exactly so many days [XR-047.b]', () => {
    expect(refusal(xml(), '2026-11-06T04:45:30.123Z', 3)).toBe('read');
    expect(refusal(xml(), '2026-11-06T04:45:30.124Z', 3)).toEqual(['tooOld', true]);
    expect(refusal(xml(), '2036-11-06T04:45:30.124Z')).toBe('read');
    expect(refusal(xml(), '2026-11-03T04:45:30.124Z', 0)).toEqual(['tooOld', true]);
  });

  it('is of the future beyond ten minutes, and refused as that [XR-047.b, XR-164.a]', () => {
    expect(refusal(xml(), '2026-11-03T04:35:30.123Z')).toBe('read');
    expect(refusal(xml(), '2026-11-03T04:35:30.122Z')).toEqual(['notYet', true]);
  });

  it('says why, in words [XR-164.a]', () => {
    expect(refusedOfflineKyc('tampered')).toEqual({
      code: 422,
      xmlVerify: false,
      refusal: 'tampered',
      message: 'The document was changed after it was signed',
    });
    expect(refusedOfflineKyc('tooOld', true).xmlVerify).toBe(true);
    expect(offlineKycRefusals).toEqual({
      notXml: 'The file is not a readable XML document',
      shareCodeMissing: 'The archive needs its share code',
      shareCodeWrong: 'The share code does not open the archive',
      notOneDocument: 'The archive does not contain exactly one XML document',
      documentType: 'The file declares a document type, which an e-KYC document never has',
      notOfflineKyc: 'The file is not an Aadhaar offline e-KYC document',
      unsigned: 'The document is not signed',
      notWhole: 'The signature does not cover the whole document',
      otherSigner: 'The document is signed, but not by the issuer of Aadhaar',
      tampered: 'The document was changed after it was signed',
      incomplete: 'The document has no reference with its time',
      tooOld: 'The document is older than permitted',
      notYet: 'The document is dated in the future',
    });
  });
});
