import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { signedKyc, signerKey } from '../testing/signedKyc';
import { verifyOfflineKyc } from './verifyOfflineKyc';

const folder = resolve(import.meta.dirname, '../../../domain/testing/samples/aadhaar');
const sample = (name: string) => readFileSync(resolve(folder, name), 'utf8');
const { files, pinnedCertificate } = v.parse(
  v.object({
    pinnedCertificate: v.string(),
    files: v.record(
      v.string(),
      v.object({
        verdict: v.string(),
        xmlVerify: v.boolean(),
        mustNotShowName: v.optional(v.string()),
        generatedAt: v.optional(v.string()),
        aadhaar: v.optional(
          v.object({
            name: v.string(),
            dob: v.string(),
            gender: v.string(),
            last4: v.string(),
            addressContains: v.array(v.string()),
          }),
        ),
      }),
    ),
  }),
  JSON.parse(sample('expected.json')),
);
const now = new Date('2026-11-15T06:30:00Z');
const check = { certificates: [sample(pinnedCertificate)], now, maxAgeDays: 365 };
const valid = Object.entries(files).filter(([, { aadhaar }]) => aadhaar !== undefined);

describe('a sample document', () => {
  it.each(valid)(
    '%s counts, and only the last four digits are kept [CR-167.b, XR-143.b]',
    (name, expected) => {
      const outcome = verifyOfflineKyc(sample(name), check);
      if (outcome.code !== 200) throw new Error(outcome.message);
      const { address, imagebase64, generatedAt, ...said } = outcome.aadhaar;
      const { addressContains = [], ...wanted } = expected.aadhaar ?? {};
      expect(said).toEqual(wanted);
      expect(addressContains.filter(part => !address.includes(part))).toEqual([]);
      expect(Buffer.from(imagebase64, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(Math.floor(Date.parse(generatedAt) / 1000)).toBe(Date.parse(expected.generatedAt ?? '') / 1000);
    },
  );

  it.each([
    ['tampered-name.xml', 'The document was changed after it was signed'],
    ['wrapped-signed-inside-forged.xml', 'The signature does not cover the whole document'],
    ['wrapped-by-id.xml', 'The signature does not cover the whole document'],
    ['unsigned.xml', 'The document is not signed'],
    ['other-signer.xml', 'The document is signed, but not by the issuer of Aadhaar'],
    ['with-dtd-entity.xml', 'The file declares a document type, which an e-KYC document never has'],
  ])('%s is refused in words, without any of its fields [XR-143.b]', (name, message) => {
    const outcome = verifyOfflineKyc(sample(name), check);
    expect(outcome).toMatchObject({ code: 422, xmlVerify: false, message });
    expect(Object.keys(outcome)).not.toContain('aadhaar');
    expect(JSON.stringify(outcome)).not.toContain(files[name]?.mustNotShowName ?? 'Poi');
  });

  it('is refused for its age alone, unless that is not checked [XR-047.b]', () => {
    const old = sample('valid-but-old.xml');
    expect(verifyOfflineKyc(old, check)).toMatchObject({ code: 422, xmlVerify: true, refusal: 'tooOld' });
    expect(verifyOfflineKyc(old, { ...check, maxAgeDays: null })).toMatchObject({
      code: 200,
      xmlVerify: true,
    });
  });

  it('counts to the last day and not a moment longer, and not before its time [XR-047.b]', () => {
    const generated = Date.parse('2026-11-03T04:45:30.123Z');
    const at = (ms: number) =>
      verifyOfflineKyc(sample('valid.xml'), { ...check, maxAgeDays: 10, now: new Date(generated + ms) }).code;
    const days = 10 * 86_400_000;
    expect([at(0), at(days), at(days + 1), at(-600_000), at(-600_001)]).toEqual([200, 200, 422, 200, 422]);
  });
});

const body =
  '<OfflinePaperlessKyc referenceId="123420261103101530123"><UidData><Poi name="Asha Rao" dob="01-02-1990" gender="F"/><Poa state="Kerala" pc="682099"/></UidData></OfflinePaperlessKyc>';

describe('a document of a configured signer', () => {
  const own = { ...check, certificates: [...check.certificates, signerKey] };

  it('counts with any of several certificates [XR-143.b]', () => {
    expect(verifyOfflineKyc(signedKyc(body), own)).toMatchObject({
      code: 200,
      aadhaar: { name: 'Asha Rao', dob: '1990-02-01', last4: '1234', address: 'Kerala, 682099' },
    });
    expect(verifyOfflineKyc(signedKyc(body), check)).toMatchObject({ code: 422, xmlVerify: false });
  });

  it.each(['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', 'http://www.w3.org/2001/10/xml-exc-c14n#'])(
    'counts when it is made canonical by %s [XR-143.b]',
    transform => {
      expect(verifyOfflineKyc(signedKyc(body, { transform }), own)).toMatchObject({ code: 200 });
    },
  );

  it.each([
    ['a weak digest', { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }],
    ['a weak signature', { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
  ])('is refused with %s [XR-143.b]', (_, change) => {
    expect(verifyOfflineKyc(signedKyc(body, change), own)).toMatchObject({ code: 422, refusal: 'notWhole' });
  });

  it.each([
    ['an attribute', (xml: string) => xml.replace('1990', '1991'), 'tampered'],
    ['an added element', (xml: string) => xml.replace('</UidData>', '<Poi name="X"/></UidData>'), 'tampered'],
    ['a second signature', (xml: string) => xml.replace(/(<Signature.*<\/Signature>)/s, '$1$1'), 'notWhole'],
    ['an attribute without quotes', (xml: string) => xml.replace('"1234', '1234'), 'notXml'],
    ['two references', (xml: string) => xml.replace(/(<Reference.*<\/Reference>)/s, '$1$1'), 'notWhole'],
    [
      'a reference to a part of it',
      (xml: string) => xml.replace(/(<Reference[^>]*URI=")"/, '$1#part"'),
      'notWhole',
    ],
    ['another transform', (xml: string) => xml.replace('#enveloped-signature', '#base64'), 'notWhole'],
    ['half of it', (xml: string) => xml.slice(0, xml.length / 2), 'notXml'],
    ['another root', () => signedKyc('<Other/>'), 'notOfflineKyc'],
    ['no reference', () => signedKyc(body.replace('123420261103101530123', '1234')), 'incomplete'],
  ])('is refused with %s [XR-143.b]', (_, change, refusal) => {
    expect(verifyOfflineKyc(change(signedKyc(body)), own)).toMatchObject({ code: 422, refusal });
  });
});
