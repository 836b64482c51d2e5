import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { eq, inArray, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditRow } from '../audit/table';
import { linkLifeMs, readLink, signLink } from './signedLink';
import { knownKeys, storeBytes } from './storedFiles';
import { storedFile } from './table';
import { sweepJob } from '../db/sweep';
import { job } from '../jobs/table';
import { aJobWorker } from '../testing/jobs';
import { loan } from '../loan/table';
import { staff } from '../signin/table';
import { type Caller, withServer, startOfTests, testConfig } from '../testing/harness';
import { aPng } from '../testing/files';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';

const [withFiles, without, foreign] = [1, 2, 3];
const csv = new TextEncoder().encode('Date,Amount\n2026-11-21,500\n');
const file = (key: string, presignedUrl: unknown = null) => ({ key, presignedUrl });
const outside = 'https://files.lender.example/selfie.jpg?signature=abc';
// A key may contain a value that viewers may not read.
const panKey = 'kyc/ZZXPR1000Z-front.png';
const csvKey = 'statements/1/hdfc.csv';
const secret = testConfig.signingSecret;

withServer(server => {
  let user: Caller;

  beforeAll(async () => {
    const { db, files } = server();
    const papers = [
      { key: panKey, bytes: aPng },
      { key: csvKey, bytes: csv, loanId: loanIdOf(withFiles) },
    ];
    await storeBytes(db, files, papers, startOfTests);
    await storeLoans(server().db, [
      aLine(withFiles, {
        bankStatements: [
          { fileId: 'f-1', password: '', file: file(csvKey, '/api/v1/files/old.link') },
          { fileId: 'f-2', password: '', file: file('statements/1/not-there.pdf', 'javascript:alert(1)') },
        ],
        personalDetails: { fullName: 'Kavya', photo: file('elsewhere.jpg', outside) },
        kycDocuments: { pan: { frontPhoto: file(panKey), backPhoto: null } },
        kycDetails: 'unreadable',
        additionalDocuments: [{ documentType: 'Salary slip', file: file(csvKey) }],
        underWriter: heldBy('credit.user'),
      }),
      aLine(foreign, {
        bankStatements: [{ fileId: 'f-1', password: '', file: file(csvKey) }],
        personalDetails: { fullName: 'Kavya', photo: file(panKey) },
        kycDetails: { aadhaarDetails: { photo: file(panKey) } },
        underWriter: heldBy('credit.user'),
      }),
      aLine(without, {
        personalDetails: { fullName: 'Kavya' },
        kycDocuments: null,
        kycDetails: null,
      }),
    ]);
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const read = (number: number, as: Caller) =>
    server().call(contract.loan.read, { id: loanIdOf(number) }, as);

  /** The links of a loan by the keys they open. */
  const linksFor = async (as: Caller) => {
    const { text } = await read(withFiles, as);
    const links = text.match(/\/api\/v1\/files\/[\w-]+\.[\w-]+/g) ?? [];
    return new Map(
      links.map(link => {
        const opened = readLink(link.split('/').at(-1) ?? '', secret, server().clock.now);
        return [opened.state === 'valid' ? opened.file.key : opened.state, link];
      }),
    );
  };
  const linkTo = async (key: string, as = user) => (await linksFor(as)).get(key) ?? '';

  describe('the loan', () => {
    it('has a link at each stored file, none at a missing one, and keeps links from another backend [CR-028.a, CR-150.b, CR-151.a]', async () => {
      const { body } = await read(withFiles, user);
      const link: unknown = expect.stringMatching(/^\/api\/v1\/files\/[\w-]+\.[\w-]+$/);
      expect(body).toMatchObject({
        data: {
          data: {
            personalDetails: { photo: { key: 'elsewhere.jpg', presignedUrl: outside } },
            kycDocuments: { pan: { frontPhoto: { key: panKey, presignedUrl: link }, backPhoto: null } },
            kycDetails: 'unreadable',
            bankStatements: [
              { fileId: 'f-1', file: { presignedUrl: link } },
              { fileId: 'f-2', file: { presignedUrl: null } },
            ],
            additionalDocuments: [{ documentType: 'Salary slip', file: { presignedUrl: link } }],
          },
        },
      });
    });

    it('has for a viewer a reference to reveal instead of a link, and none at a missing file [XR-006.f]', async () => {
      const viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const { text, body } = await read(withFiles, viewer);
      expect(text).not.toContain('ZZXPR1000Z');
      expect(text).not.toContain('/api/v1/files/');
      const ref: unknown = expect.stringMatching(/^[\w-]{22}$/);
      expect(body).toMatchObject({
        data: {
          data: {
            // A selfie shows nothing that is masked.
            personalDetails: { photo: { key: 'elsewhere.jpg', presignedUrl: outside } },
            kycDocuments: {
              pan: {
                frontPhoto: { key: 'kyc/ZZXPR••••Z-front.png', presignedUrl: null, reveal: ref },
                backPhoto: null,
              },
            },
            bankStatements: [
              { file: { key: csvKey, presignedUrl: null, reveal: ref } },
              { file: { presignedUrl: null, reveal: null } },
            ],
          },
        },
      });
    });

    it('gets no link to a file of another loan, whatever key it names [XR-030.b]', async () => {
      const { body, status } = await read(foreign, user);
      expect(status).toBe(200);
      const shared: unknown = expect.stringMatching(/^\/api\/v1\/files\//);
      expect(body).toMatchObject({
        data: {
          data: {
            bankStatements: [{ file: { key: csvKey, presignedUrl: null } }],
            personalDetails: { photo: { key: panKey, presignedUrl: shared } },
            kycDetails: { aadhaarDetails: { photo: { key: panKey, presignedUrl: shared } } },
          },
        },
      });
      const holder = {
        ...user,
        loanId: loanIdOf(foreign),
        desk: 'credit',
        roles: ['ROLE_CREDIT_USER'],
      } as const;
      const link = signLink({ key: csvKey, ...holder }, secret, server().clock.now);
      expect((await server().send(link)).status).toBe(404);
    });

    it('that names no file is answered without querying the files', async () => {
      expect((await read(without, user)).status).toBe(200);
      const asked = vi.spyOn(server().db, 'select');
      expect(await knownKeys(server().db, [], loanIdOf(1))).toEqual(new Set());
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    });
  });

  describe('a covered file', () => {
    let viewer: Caller;
    beforeAll(async () => {
      viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
    });

    /** What a viewer may reveal on the loan, by the last part of the file's key. */
    const refsFor = async (as: Caller) => {
      const { text } = await read(withFiles, as);
      const found = text.matchAll(/"key":"([^"]*)","presignedUrl":null,"reveal":"([\w-]+)"/g);
      return new Map([...found].map(([, key = '', ref = '']) => [key.split('/').at(-1), ref]));
    };
    const reveal = (ref: string, as: Caller | null, number = withFiles) =>
      server().call(contract.files.reveal, { id: loanIdOf(number), ref }, as);
    const revealsOf = async (as: Caller) =>
      (await server().db.select().from(auditRow).where(eq(auditRow.actorId, as.staffId))).filter(
        ({ action }) => action === 'loan.reveal',
      );

    it('is opened by a working link, and leaves one audit row without the number in it [XR-006.f]', async () => {
      const ref = (await refsFor(viewer)).get('ZZXPR••••Z-front.png') ?? '';
      const before = (await revealsOf(viewer)).length;
      const { body, status } = await reveal(ref, viewer);
      expect(status).toBe(200);
      const { presignedUrl } = body['data'] as { presignedUrl: string };
      const picture = await server().send(presignedUrl);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
      const rows = (await revealsOf(viewer)).slice(before);
      expect(rows).toEqual([
        expect.objectContaining({
          loanId: loanIdOf(withFiles),
          after: { field: 'file', file: 'kyc/ZZXPR••••Z-front.png' },
        }),
      ]);
    });

    it('is covered again when the session ends: the link ends with it [XR-006.f, XR-030.b]', async () => {
      const other = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
      const { body } = await reveal((await refsFor(other)).get('hdfc.csv') ?? '', other);
      const { presignedUrl } = body['data'] as { presignedUrl: string };
      expect((await server().send(presignedUrl)).status).toBe(200);
      await server().call(contract.signin.logout, {}, other);
      expect((await server().send(presignedUrl)).status).toBe(403);
    });

    it("has a different reference in every loan, and cannot be opened by another loan's reference [XR-006.f]", async () => {
      const ref = (await refsFor(viewer)).get('hdfc.csv') ?? '';
      const before = (await revealsOf(viewer)).length;
      const answers = [await reveal(ref, viewer, without), await reveal('A'.repeat(22), viewer)];
      expect(answers.map(({ status, body }) => [status, body['errorMessages']])).toEqual([
        [404, ['File not stored']],
        [404, ['File not stored']],
      ]);
      expect(await revealsOf(viewer)).toHaveLength(before);
    });

    it('cannot be opened by a user who may not open the loan [XR-030.b]', async () => {
      const ref = (await refsFor(viewer)).get('hdfc.csv') ?? '';
      await server()
        .db.insert(staff)
        .values({
          email: 'second@lender.example',
          fullName: 'Second',
          roles: ['ROLE_CREDIT_USER'],
          state: 'active',
          createdAt: startOfTests,
        });
      const second = await server().signIn('second@lender.example');
      const support = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
      const statuses = [await reveal(ref, second), await reveal(ref, support), await reveal(ref, null)];
      expect(statuses.map(({ status }) => status)).toEqual([403, 403, 401]);
    });
  });

  describe('a file uploaded to the wrong loan', () => {
    const remove = (key: string, as: Caller | null, number = withFiles) =>
      server().call(contract.files.remove, { id: loanIdOf(number), key }, as);

    it('is listed for a super user, the newest first, replaced pictures among them, and no other loan’s [XR-030.a]', async () => {
      const { db, files, clock, call } = server();
      const first = { key: 'statements/7/first.csv', bytes: csv, loanId: loanIdOf(withFiles) };
      await storeBytes(db, files, [first, { key: 'any/of-no-loan.csv', bytes: csv }], clock.now);
      await db.update(storedFile).set({ replacedAt: clock.now }).where(eq(storedFile.key, first.key));
      const later = new Date(clock.now.getTime() + 1000);
      const second = { key: 'statements/7/second.csv', bytes: csv, loanId: loanIdOf(withFiles) };
      const elsewhere = { key: 'statements/8/other.csv', bytes: csv, loanId: loanIdOf(foreign) };
      await storeBytes(db, files, [second, elsewhere], later);
      const admin = await server().signIn('ROLE_SUPER_USER');
      const list = (id: number, as: Caller | null) => call(contract.files.list, { id }, as);
      const { body } = await list(loanIdOf(withFiles), admin);
      const stored = { contentType: 'text/csv; charset=utf-8', size: csv.byteLength };
      expect(body['data']).toEqual({
        loanId: loanIdOf(withFiles),
        files: [
          { ...stored, key: second.key, storedAt: later.toISOString(), replacedAt: null },
          { ...stored, key: csvKey, storedAt: clock.now.toISOString(), replacedAt: null },
          {
            ...stored,
            key: first.key,
            storedAt: clock.now.toISOString(),
            replacedAt: clock.now.toISOString(),
          },
        ],
      });
      await db.delete(storedFile).where(inArray(storedFile.key, [first.key, second.key, elsewhere.key]));
      expect((await list(999_999, admin)).status).toBe(404);
      expect((await list(loanIdOf(withFiles), user)).status).toBe(403);
    });

    it('is removed for good by a super user, with an audit row and its bytes at once, and by nobody else [XR-030.a]', async () => {
      const { db, files, clock } = server();
      const key = 'statements/1/ZZXPR1000Z-of-another.csv';
      await storeBytes(db, files, [{ key, bytes: csv, loanId: loanIdOf(withFiles) }], clock.now);
      const [stored] = await db.select().from(storedFile).where(eq(storedFile.key, key));
      const objectName = stored?.objectName ?? '';
      const admin = await server().signIn('ROLE_SUPER_USER');
      const others = [
        await remove(key, null),
        await remove(key, user),
        await remove(key, await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN')),
        await remove(key, admin, foreign),
        await remove(panKey, admin),
      ];
      expect(others.map(({ status }) => status)).toEqual([401, 403, 403, 404, 404]);
      expect(await knownKeys(db, [key], loanIdOf(withFiles))).toEqual(new Set([key]));

      expect((await remove(key, admin)).status).toBe(200);
      expect(await knownKeys(db, [key], loanIdOf(withFiles))).toEqual(new Set());
      const rows = await db.select().from(auditRow).where(eq(auditRow.action, 'files.remove'));
      expect(rows).toMatchObject([
        {
          actorId: admin.staffId,
          loanId: loanIdOf(withFiles),
          before: { file: 'statements/1/ZZXPR••••Z-of-another.csv', size: csv.byteLength },
        },
      ]);
      // A sweep of its own, not the next one of the hour.
      const due = await db.select().from(job).where(like(job.key, 'after %'));
      expect(due).toMatchObject([{ kind: 'sweep', state: 'waiting', dueAt: clock.now }]);
      const worker = aJobWorker(server(), [sweepJob]);
      await worker.tick();
      await worker.stop();
      expect(await files.storage.read(objectName)).toBeNull();
      expect((await remove(key, admin)).status).toBe(404);
    });
  });

  describe('the link', () => {
    it('opens the file without a token, inline or as a download, and is not cached', async () => {
      const picture = await server().send(await linkTo(panKey));
      expect(picture.status).toBe(200);
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining('sandbox') as unknown,
      });
      const table = await server().send(await linkTo(csvKey));
      expect(table.text).toBe('Date,Amount\n2026-11-21,500\n');
      expect(table.headers.get('content-disposition')).toContain('attachment; filename="hdfc.csv"');
    });

    it('leaves an audit row when a working role opens it, one for each opening, and none for its later parts [XR-030.d]', async () => {
      const opened = async () =>
        (await server().db.select().from(auditRow).where(eq(auditRow.action, 'files.open'))).filter(
          ({ actorId }) => actorId === user.staffId,
        );
      const link = await linkTo(panKey);
      const before = (await opened()).length;
      await server().send(link);
      await server().send(link, { headers: { range: 'bytes=9-20' } });
      expect((await opened()).slice(before)).toMatchObject([
        { loanId: loanIdOf(withFiles), after: { file: 'kyc/ZZXPR••••Z-front.png' } },
      ]);
    });

    it('serves the requested part of a file', async () => {
      const part = await server().send(await linkTo(csvKey), { headers: { range: 'bytes=5-10' } });
      expect([part.status, part.text]).toEqual([206, 'Amount']);
    });

    it('works five minutes and no longer [CR-028.b]', async () => {
      const link = await linkTo(csvKey);
      server().clock.pass(linkLifeMs - 1000);
      expect((await server().send(link)).status).toBe(200);
      server().clock.pass(1000);
      const answer = await server().send(link);
      expect([answer.status, answer.body['errorMessages']]).toEqual([
        410,
        ['This link has expired. Reload the loan for a new one'],
      ]);
      user = await server().signIn('ROLE_CREDIT_USER');
    });

    it('that was tampered with opens nothing [CR-028.b]', async () => {
      const [payload = '', signature = ''] = (await linkTo(csvKey)).split('/').at(-1)?.split('.') ?? [];
      const wider = JSON.stringify({ ...(JSON.parse(atob(payload)) as object), e: 9_999_999_999 });
      for (const token of [`${btoa(wider).replaceAll('=', '')}.${signature}`, `${payload}.AAAA`]) {
        const answer = await server().send(`/api/v1/files/${token}`);
        expect([answer.status, answer.body['errorMessages']]).toEqual([403, ['This link is not valid']]);
      }
    });

    it("stops working when its user's account is disabled [XR-030.b]", async () => {
      const email = 'leaver@lender.example';
      const roles = ['ROLE_CREDIT_ADMIN'];
      await server()
        .db.insert(staff)
        .values({ email, fullName: 'Leaver', roles, state: 'active', createdAt: startOfTests });
      const leaver = await server().signIn(email);
      const link = await linkTo(csvKey, leaver);
      expect((await server().send(link)).status).toBe(200);
      await server().db.update(staff).set({ state: 'disabled' }).where(eq(staff.id, leaver.staffId));
      expect((await server().send(link)).status).toBe(403);
    });

    /** A separate user, so that changing them affects no other test. */
    const aPerson = async (mailbox: string, role: Role) => {
      const email = `${mailbox}@lender.example`;
      await server()
        .db.insert(staff)
        .values({ email, fullName: mailbox, roles: [role], state: 'active', createdAt: startOfTests });
      return server().signIn(email);
    };

    it('ends with the session it was created in, and another session of the same user changes nothing [CR-028.b]', async () => {
      const person = await aPerson('goes', 'ROLE_CREDIT_ADMIN');
      const link = await linkTo(csvKey, person);
      const other = await linkTo(csvKey, await server().signIn('goes@lender.example'));
      await server().call(contract.signin.logout, {}, person);
      expect([(await server().send(link)).status, (await server().send(other)).status]).toEqual([403, 200]);
    });

    it.each<[string, Role]>([
      ['wider', 'ROLE_SUPER_USER'],
      ['narrower', 'ROLE_CREDIT_DASHBOARD_VIEW'],
      ['others', 'ROLE_VAS'],
    ])('ends when the roles change to %s [XR-030.b]', async (mailbox, role) => {
      const person = await aPerson(mailbox, 'ROLE_CREDIT_ADMIN');
      const link = await linkTo(csvKey, person);
      expect((await server().send(link)).status).toBe(200);
      await server()
        .db.update(staff)
        .set({ roles: [role] })
        .where(eq(staff.id, person.staffId));
      expect((await server().send(link)).status).toBe(403);
    });

    it('ends when the loan is assigned to another user [XR-030.b]', async () => {
      const link = await linkTo(csvKey);
      const { db } = server();
      const here = eq(loan.loanId, loanIdOf(withFiles));
      const admin = await server().signIn('ROLE_CREDIT_ADMIN');
      await db.update(loan).set({ underwriterId: admin.staffId }).where(here);
      const answer = await server().send(link);
      await db.update(loan).set({ underwriterId: user.staffId }).where(here);
      expect([answer.status, (await server().send(link)).status]).toEqual([403, 200]);
    });

    it.each([
      ['credit', 403],
      ['customerSupport', 200],
      ['collections', 403],
    ] as const)(
      'opens by the rule of the desk it was created for: %s answers %i [XR-030.b]',
      async (desk, status) => {
        const roles = ['ROLE_CUSTOMER_SERVICE', 'ROLE_COLLECTIONS_AGENT'] as const;
        const person = await aPerson(`at-${desk.toLowerCase()}`, roles[0]);
        await server()
          .db.update(staff)
          .set({ roles: [...roles] })
          .where(eq(staff.id, person.staffId));
        const holder = { ...person, loanId: loanIdOf(withFiles), desk, roles };
        const link = signLink({ key: csvKey, ...holder }, secret, server().clock.now);
        expect((await server().send(link)).status).toBe(status);
      },
    );

    it('to a deleted file says so', async () => {
      const holder = {
        ...user,
        loanId: loanIdOf(withFiles),
        desk: 'credit',
        roles: ['ROLE_CREDIT_USER'],
      } as const;
      const link = signLink({ key: 'gone.pdf', ...holder }, secret, server().clock.now);
      const answer = await server().send(link);
      expect([answer.status, answer.body['errorMessages']]).toEqual([404, ['File not stored']]);
    });

    it('is never written to the log [XR-030.d]', async () => {
      const link = await linkTo(csvKey);
      await server().send(link);
      const log = server().logLines.join('');
      expect(log).toContain('/api/v1/files/:token');
      expect(log).not.toContain(link.split('/').at(-1));
    });
  });
});
