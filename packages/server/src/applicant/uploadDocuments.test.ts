import { readFileSync } from 'node:fs';
import { contract } from '@lending-desk/domain/contract';
import { textAt } from '@lending-desk/domain/loose';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loanComment } from '../comments/table';
import { sweep } from '../db/sweep';
import { knownKeys } from '../files/storedFiles';
import { storedFile } from '../files/table';
import { readSections } from '../loan/sections';
import { aPng } from '../testing/files';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';

const photo = () => new File([aPng], '../../evil.png', { type: 'text/html' });
const checked = { verified: true, verificationResult: [{ response: {} }] };
const kycDocuments = {
  pan: { identifierNumber: 'ZZZPS1234K', frontPhoto: { key: 'old.jpg', presignedUrl: null }, ...checked },
  voterId: { identifierNumber: 'TGN0000482', ...checked },
  passport: null,
};

withServer(server => {
  let number = 0;
  let loanId = 0;
  let user: Caller;

  beforeEach(async () => {
    number += 1;
    loanId = loanIdOf(number);
    await storeLoans(server().db, [aLine(number, { loanDetails: { approvalStatus: 'HOLD' }, kycDocuments })]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  const documents = async () => (await readSections(server().db, loanId, ['kycDocuments']))['kycDocuments'];
  const actions = async () =>
    (await server().db.select().from(auditRow).where(eq(auditRow.loanId, loanId)))
      .map(({ action }) => action)
      .filter(action => action.startsWith('applicant.'));
  const pan = (changes: object, as = user) =>
    server().call(contract.applicant.pan, { loanId, ...changes }, as);
  const proof = (documentType: 'drivingLicense' | 'voterId' | 'passport', changes: object) =>
    server().call(contract.applicant.document, { loanId, documentType, ...changes }, user);

  const selfie = (changes: object, as = user) =>
    server().call(contract.applicant.selfie, { loanId, ...changes }, as);

  describe('a selfie', () => {
    it('replaces the one before, under a key that has nothing of the name it was sent with [CS-112.c, CS-126.b]', async () => {
      expect((await selfie({ photo: photo() })).body).toMatchObject({ success: true });
      const { personalDetails } = await readSections(server().db, loanId, ['personalDetails']);
      const key = textAt(personalDetails, 'photo', 'key');
      expect(key).toMatch(new RegExp(`^selfies/${loanId}/[0-9a-f-]{36}/selfie\\.png$`));
      const [file] = await server().db.select().from(storedFile).where(eq(storedFile.key, key));
      expect(file).toMatchObject({ contentType: 'image/png', loanId });
      const read = await server().call(contract.loan.readForSupport, { loanId }, user);
      expect(read.text).toMatch(/"photo":\{"key":"selfies[^}]+"presignedUrl":"\/api\/v1\/files\//);
      expect(await actions()).toEqual(['applicant.selfie']);
    });

    it('ends as what it is, whatever its name says [XR-140.b]', async () => {
      const faces = new URL('../../../sandbox/src/demo/samples/pictures/faces/0.webp', import.meta.url);
      await selfie({ photo: new File([readFileSync(faces)], 'me.png') });
      const { personalDetails } = await readSections(server().db, loanId, ['personalDetails']);
      expect(textAt(personalDetails, 'photo', 'key')).toMatch(/\/selfie\.webp$/);
    });

    it('is kept for the configured time after it was replaced, and no longer [CS-112.b]', async () => {
      const { db, files, config, clock } = server();
      const day = 24 * 60 * 60_000;
      const key = async () =>
        textAt((await readSections(db, loanId, ['personalDetails']))['personalDetails'], 'photo', 'key');
      const stored = async (name: string) => (await knownKeys(db, [name], loanId)).has(name);
      await selfie({ photo: photo() });
      const first = await key();
      await selfie({ photo: photo() });
      const second = await key();
      const sweepAfter = (ms: number) =>
        sweep(
          { db, files, config: { ...config, replacedPicturesDays: 30 } },
          new Date(clock.now.getTime() + ms),
        );
      await sweepAfter(30 * day);
      expect([await stored(first), await stored(second)]).toEqual([true, true]);
      const [{ objectName } = { objectName: null }] = await db
        .select({ objectName: storedFile.objectName })
        .from(storedFile)
        .where(eq(storedFile.key, first));
      await sweepAfter(30 * day + 1);
      expect([await stored(first), await stored(second)]).toEqual([false, true]);
      expect(await files.storage.read(objectName ?? '')).toBeNull();
    });

    it('needs a file [CS-111.a]', async () => {
      const answer = await selfie({});
      expect([answer.status, answer.body['errorMessages']]).toEqual([400, ['Please select Selfie file!']]);
      expect(await actions()).toEqual([]);
    });

    it.each([
      ['a page', '<!doctype html><script>alert(1)</script>'],
      ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
      ['a PDF', '%PDF-1.4\n%%EOF'],
    ])('is a picture by its content: %s named .png is refused [XR-140.b]', async (_what, content) => {
      const answer = await selfie({ photo: new File([content], 'selfie.png', { type: 'image/png' }) });
      expect(answer.status).toBe(415);
      expect(await actions()).toEqual([]);
    });

    it('is not for those who only view [CS-112.a]', async () => {
      const viewer = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      expect((await selfie({ photo: photo() }, viewer)).status).toBe(403);
    });
  });

  describe('the PAN', () => {
    it('keeps its photo and its verification when a damaged one is sent [CS-113.d]', async () => {
      // The head of a picture with nothing to draw behind it.
      const damaged = new File([aPng.slice(0, 45)], 'pan.png', { type: 'image/png' });
      const answer = await pan({ frontPhoto: damaged });
      expect([answer.status, answer.body['errorMessages']]).toEqual([
        415,
        ['frontPhoto cannot be opened: the file is damaged, incomplete or too large'],
      ]);
      expect(await documents()).toEqual(kycDocuments);
      expect(await actions()).toEqual([]);
    });

    it('takes a photo and a number, and has to be verified again [CS-113.d, CS-113.b, CS-113.c]', async () => {
      const answer = await pan({
        frontPhoto: photo(),
        identifierNumber: 'zzzps1234l',
        originalNumber: 'ZZZPS1234K',
      });
      expect(answer.status).toBe(200);
      expect(await documents()).toMatchObject({
        pan: {
          identifierNumber: 'ZZZPS1234L',
          frontPhoto: { key: expect.stringMatching(new RegExp(`^kyc/${loanId}/.+/pan-frontPhoto\\.png$`)) },
          verified: false,
          verificationResult: [],
        },
        voterId: kycDocuments.voterId,
      });
      expect(await actions()).toEqual(['applicant.pan']);
    });

    it('keeps its number when only the photo is sent [CS-113.d, CS-103.a]', async () => {
      await pan({ frontPhoto: photo() });
      expect(await documents()).toMatchObject({ pan: { identifierNumber: 'ZZZPS1234K' } });
    });

    it('writes nothing for the number that is stored already', async () => {
      expect((await pan({ identifierNumber: 'ZZZPS1234K' })).body).toMatchObject({ success: true });
      expect(await documents()).toEqual(kycDocuments);
      expect(await actions()).toEqual([]);
    });

    it('refuses a request with neither, and a number somebody else changed [XR-014.d]', async () => {
      expect((await pan({})).body['errorMessages']).toEqual(['Choose a photo or change the number']);
      const late = await pan({ identifierNumber: 'ZZZPS1234L', originalNumber: 'ZZZPS0000A' });
      expect([late.status, late.body['errorMessages']]).toEqual([
        409,
        ['PAN number was changed since you began'],
      ]);
      expect(await documents()).toEqual(kycDocuments);
    });
  });

  it('tells the underwriter which documents were changed after the approval, and not what stayed [CS-028.f]', async () => {
    number += 1;
    loanId = loanIdOf(number);
    const approved = { loanDetails: { approvalStatus: 'APPROVED' }, kycDocuments };
    await storeLoans(server().db, [aLine(number, approved)]);
    user = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
    await pan({ frontPhoto: photo(), identifierNumber: 'ZZZPS1234L' });
    await pan({ frontPhoto: photo(), identifierNumber: 'ZZZPS1234L' });
    await proof('voterId', { backPhoto: photo() });
    await selfie({ photo: photo() });
    const remarks = await server()
      .db.select({ text: loanComment.text, author: loanComment.authorName })
      .from(loanComment)
      .where(eq(loanComment.loanId, loanId));
    const changes = ['PAN number, PAN, front photo', 'PAN, front photo', 'Selfie', 'Voter id, back photo'];
    const said = changes.map(what => ({
      text: `Changed by customer support after the approval: ${what}`,
      author: 'Support Admin',
    }));
    expect(remarks.toSorted((one, other) => one.text.localeCompare(other.text))).toEqual(
      said.toSorted((one, other) => one.text.localeCompare(other.text)),
    );
  });

  describe('an address proof', () => {
    it('takes both photos, each its own, a number and, for a passport, a file number [CS-103.b, CS-114.c, CS-114.d, CS-114.e, CS-114.b]', async () => {
      const face = new URL('../../../sandbox/src/demo/samples/pictures/faces/0.webp', import.meta.url);
      const sides = { frontPhoto: photo(), backPhoto: new File([readFileSync(face)], 'back.png') };
      expect(
        (await proof('passport', { ...sides, identifierNumber: 'Z1234567', fileNo: 'ZZ98765' })).status,
      ).toBe(200);
      expect(await documents()).toMatchObject({
        ...kycDocuments,
        passport: {
          identifierNumber: 'Z1234567',
          additionalDetails: { fileNo: 'ZZ98765' },
          frontPhoto: { key: expect.stringMatching(/passport-frontPhoto\.png$/) },
          backPhoto: { key: expect.stringMatching(/passport-backPhoto\.webp$/) },
        },
      });
      await proof('voterId', { frontPhoto: photo() });
      expect(await documents()).toMatchObject({ voterId: { identifierNumber: 'TGN0000482' } });
      await proof('voterId', { identifierNumber: 'TGN0000483', fileNo: 'ZZ98765' });
      expect(await documents()).toMatchObject({ voterId: { identifierNumber: 'TGN0000483' } });
      expect(JSON.stringify(await documents()).match(/fileNo/g)).toHaveLength(1);
    });

    it('says its failure in error and message [CS-114.f]', async () => {
      const answer = await proof('voterId', { identifierNumber: '#' });
      const words = 'A document number has 4 to 30 letters and digits';
      expect([answer.status, answer.body['message']]).toEqual([400, words]);
      expect(answer.body).toHaveProperty('error');
    });

    it('is one of three documents [CS-104.a]', async () => {
      const path = `/api/v1/customer-service/upload-kyc-document/${loanId}/aadhaar`;
      const body = new FormData();
      body.set('identifierNumber', 'ABCD1234');
      const headers = { authorization: `Bearer ${user.token}` };
      expect((await server().send(path, { method: 'POST', headers, body })).status).toBe(400);
    });
  });
});
