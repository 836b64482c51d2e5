import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { refusedOfflineKyc } from '@lending-desk/domain/kyc';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { signedKyc, signerKey } from '../testing/signedKyc';
import { readOfflineFile } from './readOfflineFile';
import { mostOfflineBytes } from './verifyOfflineKyc';

const samples = resolve(import.meta.dirname, '../../../domain/testing/samples/aadhaar');
const sample = (name: string) => readFileSync(resolve(samples, name), 'utf8');
const valid = sample('valid.xml');
const certificates = [sample('test-signer-cert.pem'), signerKey];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, shareCode = '') =>
  readOfflineFile({ bytes, shareCode, certificates, at: '2026-11-15T06:30:00.000Z', maxAgeDays: 365 });

const aes = { password: '4Q7z', encryptionStrength: 3 } as const;
/** Without compression, and with nothing between an entry and the list of them. */
const written = { ...aes, level: 0, dataDescriptor: false };
/** The archive in which the issuer hands out its document, with other entries or another encryption. */
async function archiveOf(
  entries: Readonly<Record<string, string>>,
  options: object = aes,
): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of Object.entries(entries)) {
    await (name.endsWith('/')
      ? zip.add(name, undefined, { directory: true })
      : zip.add(name, new TextReader(text), options));
  }
  return zip.close();
}

/** The archive with a wrong code of authentication, which is only noticed at the end of its entry. */
function forged(archive: Uint8Array): Uint8Array {
  const last = Buffer.from(archive).indexOf('PK\u0001\u0002') - 1;
  return archive.map((byte, at) => (at === last ? byte ^ 1 : byte));
}

describe('an offline e-KYC file', () => {
  it('is read as XML, also after a byte order mark [XR-143.a]', async () => {
    const outcome = await read(bytesOf(valid));
    if (outcome.code !== 200) throw new Error(outcome.message);
    expect(outcome.aadhaar.imagebase64.length).toBeGreaterThan(100);
    expect(await read(bytesOf(`\uFEFF${valid}`))).toEqual(outcome);
  });

  it('is too old by the clock of who asks, to the moment [XR-047.b]', async () => {
    const codeAt = async (at: string) =>
      (await readOfflineFile({ bytes: bytesOf(valid), shareCode: '', certificates, at, maxAgeDays: 10 }))
        .code;
    expect(await codeAt('2026-11-13T04:45:30.123Z')).toBe(200);
    expect(await codeAt('2026-11-13T04:45:30.124Z')).toBe(422);
  });

  it.each([
    ['of the older encryption', { password: '4Q7z', zipCrypto: true }],
    ['of AES', aes],
  ])('%s is opened with its share code [XR-047.c]', async (_name, options) => {
    const archive = await archiveOf({ 'papers/': '', 'papers/OFFLINEAADHAAR.XML': valid }, options);
    expect(await read(archive, ' 4Q7z ')).toEqual(await read(bytesOf(valid)));
    expect(await read(archive)).toEqual(refusedOfflineKyc('shareCodeMissing'));
    expect(await read(archive, 'wrong')).toEqual(refusedOfflineKyc('shareCodeWrong'));
  });

  it('is refused when its archive is damaged, locked or not [XR-143.a]', async () => {
    const archive = await archiveOf({ 'a.xml': valid }, written);
    expect(await read(archive, '4Q7z')).toMatchObject({ code: 200 });
    expect(await read(forged(archive), '4Q7z')).toEqual(refusedOfflineKyc('shareCodeWrong'));
    const open = await archiveOf({ 'a.xml': valid }, { level: 0 });
    open.set(Buffer.from('Baravi'), Buffer.from(open).indexOf('Aaravi'));
    expect(await read(open)).toEqual(refusedOfflineKyc('notXml'));
  });

  it.each([
    ['no document', { 'papers/': '' }],
    ['another kind of document', { 'notes.txt': valid }],
    ['a name that only contains the ending', { 'offline.xml.txt': valid }],
    ['two documents', { 'a.xml': valid, 'b.xml': valid }],
  ])('is refused with %s [XR-143.a]', async (_what, entries) => {
    expect(await read(await archiveOf(entries), '4Q7z')).toEqual(refusedOfflineKyc('notOneDocument'));
  });

  it.each([
    ['PK and no archive', 'notOneDocument'],
    ['P alone', 'notXml'],
    ['OK', 'notXml'],
  ] as const)('is refused when it is only the text %s [XR-143.a]', async (text, refusal) => {
    expect(await read(bytesOf(text))).toEqual(refusedOfflineKyc(refusal));
  });

  it('unpacks to two megabytes at most, and is read no further [XR-143.a]', async () => {
    const largest = valid.padEnd(mostOfflineBytes, '\n');
    expect(await read(await archiveOf({ 'a.xml': largest }), '4Q7z')).toMatchObject({ code: 200 });
    const larger = await archiveOf({ 'a.xml': valid.padEnd(mostOfflineBytes * 2, '\n') }, written);
    expect(await read(forged(larger), '4Q7z')).toEqual(refusedOfflineKyc('notXml'));
  });

  it('loses a portrait that cannot be drawn, and nothing else', async () => {
    const data = '<Poi name="Asha Rao" dob="01-02-1990" gender="F"/><Poa state="Kerala" pc="682099"/>';
    const [without, broken] = ['', '<Pht>QUJD</Pht>'].map(portrait =>
      signedKyc(
        `<OfflinePaperlessKyc referenceId="123420261103101530123"><UidData>${data}${portrait}</UidData></OfflinePaperlessKyc>`,
      ),
    );
    expect(await read(bytesOf(broken ?? ''))).toMatchObject({
      code: 200,
      xmlVerify: true,
      aadhaar: { name: 'Asha Rao', imagebase64: '' },
    });
    expect(await read(bytesOf(broken ?? ''))).toEqual(await read(bytesOf(without ?? '')));
  });
});
