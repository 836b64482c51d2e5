import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { field } from '@lending-desk/domain/loose';
import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { ReaderEnded, uploadReaders } from '../readers/limitedReaders';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

configure({ useWebWorkers: false });

const samples = resolve(import.meta.dirname, '../../../domain/testing/samples/aadhaar');
const sample = (name: string) => readFileSync(resolve(samples, name), 'utf8');
const signer = sample('test-signer-cert.pem');

withServer(
  server => {
    const kycDocuments = {
      pan: { identifierNumber: 'ZZZPS1234K' },
      aadhaar: { name: 'AS BEFORE', code: 200, frontPhoto: { key: 'front.jpg', presignedUrl: null } },
    };
    let number = 0;
    let loanId = 0;
    let user: Caller;

    beforeEach(async () => {
      number += 1;
      loanId = loanIdOf(number);
      const loanDetails = { approvalStatus: 'HOLD' };
      await storeLoans(server().db, [aLine(number, { loanDetails, kycDocuments })]);
      user = await server().signIn('ROLE_CUSTOMER_SERVICE');
    });

    const verify = async (file: File, shareCode = '', as = user) =>
      server().call(contract.kyc.verifyOffline, { loanId, file, shareCode }, as);
    const xml = (name: string) => new File([sample(name)], name);
    const stored = async () => (await readSections(server().db, loanId, ['kycDocuments']))['kycDocuments'];
    const audited = async () =>
      server()
        .db.select({ action: auditRow.action, after: auditRow.after })
        .from(auditRow)
        .where(and(eq(auditRow.loanId, loanId), like(auditRow.action, 'kyc.%')))
        .orderBy(auditRow.action);
    const objects = async () =>
      (await readdir(server().files.incoming.replace(/incoming$/, ''), { recursive: true })).filter(name =>
        /[0-9a-f-]{36}$/.test(name),
      );

    it('puts the reduced data of a document that counts on the loan, audits it and keeps no file [CS-131.a, CS-131.b]', async () => {
      const { body } = await verify(xml('valid.xml'));
      expect(body).toMatchObject({
        success: true,
        data: {
          code: 200,
          xmlVerify: true,
          message: 'The document is signed by the issuer of Aadhaar and was not changed',
        },
      });
      const documents = await stored();
      expect(documents).toMatchObject({
        pan: kycDocuments.pan,
        aadhaar: {
          name: 'Aaravi Dhundwar',
          dob: '1977-03-01',
          gender: 'F',
          address: expect.stringContaining('Lucknow'),
          code: 200,
          xmlVerify: true,
          identifierNumber: 'XXXXXXXX3098',
          frontPhoto: { key: 'front.jpg' },
        },
      });
      expect(String(field(documents, 'aadhaar', 'imagebase64')).length).toBeGreaterThan(100);
      expect(await audited()).toMatchObject([
        {
          action: 'kyc.offlineAsked',
          after: { sha256: createHash('sha256').update(sample('valid.xml')).digest('hex') },
        },
        { action: 'kyc.offlineVerified' },
      ]);
      expect(await objects()).toEqual([]);
    });

    it.each([
      ['tampered-name.xml', 'The document was changed after it was signed'],
      ['other-signer.xml', 'The document is signed, but not by the issuer of Aadhaar'],
      ['unsigned.xml', 'The document is not signed'],
      ['with-dtd-entity.xml', 'The file declares a document type, which an e-KYC document never has'],
    ])('leaves the loan as it was for %s, and says why [XR-047.a]', async (name, words) => {
      const { body } = await verify(xml(name));
      expect(body).toMatchObject({ data: { code: 422, message: words } });
      expect(await stored()).toEqual(kycDocuments);
      expect(await audited()).toMatchObject([
        { action: 'kyc.offlineAsked' },
        { action: 'kyc.offlineRefused' },
      ]);
      expect(await objects()).toEqual([]);
    });

    it('in an archive is opened with its share code [XR-047.c]', async () => {
      const zip = new ZipWriter(new BlobWriter('application/zip'));
      const locked = { password: '4Q7z', encryptionStrength: 3 } as const;
      await zip.add('offlineaadhaar.xml', new TextReader(sample('valid.xml')), locked);
      const archive = new File([await zip.close()], 'offlineaadhaar.zip');
      expect((await verify(archive)).body).toMatchObject({
        data: { code: 422, message: 'The archive needs its share code' },
      });
      expect((await verify(archive, ' 4Q7z ')).body).toMatchObject({ data: { code: 200 } });
    });

    it.each([
      [
        'ends its reader',
        new ReaderEnded('memory'),
        { data: { code: 422, xmlVerify: false, message: 'The file is not a readable XML document' } },
      ],
      ['fails its reader', new Error('gone'), { errorMessages: [messages.page.contactAdmin] }],
    ])('that %s leaves the loan as it was [XR-140.c]', async (_what, failure, answer) => {
      const reader = vi.spyOn(uploadReaders, 'run').mockRejectedValue(failure);
      const { body } = await verify(xml('valid.xml'));
      reader.mockRestore();
      expect(body).toMatchObject(answer);
      expect(await stored()).toEqual(kycDocuments);
    });

    it('tells the underwriter of an approved loan [CS-028.f]', async () => {
      await server().db.update(loan).set({ approvalStatus: 'APPROVED' }).where(eq(loan.loanId, loanId));
      await verify(xml('valid.xml'), '', await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN'));
      const remarks = server().db.select().from(loanComment).where(eq(loanComment.loanId, loanId));
      expect(await remarks).toMatchObject([
        { text: 'Changed by customer support after the approval: Aadhaar offline e-KYC' },
      ]);
    });

    it('is not for those who only view, and takes no other kind of file [XR-137.d, XR-140.b]', async () => {
      const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      expect((await verify(xml('valid.xml'), '', viewer)).status).toBe(403);
      expect((await verify(new File(['a,b'], 'a.xml'))).status).toBe(415);
    });
  },
  { config: { aadhaarCertificates: [signer] } },
);

withServer(
  server => {
    it('without a certificate is refused, and the settings name it [XR-145.e]', async () => {
      await storeLoans(server().db, [aLine(1, { loanDetails: { approvalStatus: 'HOLD' } })]);
      const user = await server().signIn('ROLE_CUSTOMER_SERVICE');
      const file = new File([sample('valid.xml')], 'valid.xml');
      const refused = await server().call(contract.kyc.verifyOffline, { loanId: loanIdOf(1), file }, user);
      expect([refused.status, refused.body['errorMessages']]).toEqual([
        503,
        ['Aadhaar offline e-KYC is not configured'],
      ]);
      const { body } = await server().call(contract.signin.settings, {}, user);
      expect(field(body, 'data', 'notConfigured')).toContain('Aadhaar offline e-KYC');
    });
  },
  { config: { demo: false } },
);
