import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { field } from '@lending-desk/domain/loose';
import { Piscina } from 'piscina';
import { beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/transaction';
import { storeBytes } from '../files/storedFiles';
import { aPng } from '../testing/files';
import { type Caller, eachEngine, startOfTests } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { findLoanText } from './findLoan';
import { inThread } from './largeAnswers';
import { putMadeSections } from './sections';

const account = '99967384899010';
const phone = '9876500000';
const panKey = 'kyc/ZZXPR1000Z-front.png';
const row = (at: number) => ({
  date: '2026-05-04',
  narration: `UPI/${phone}/${account}/ROW ${at}`,
  amount: -1,
  balance: at,
});
const tablesOf = (rows: number) => ({
  accountNo: account,
  transaction: Array.from({ length: rows }, (_, at) => row(at)),
});

eachEngine(server => {
  const [small, large] = [1, 2].map(loanIdOf) as [number, number];
  let viewer: Caller;

  beforeAll(async () => {
    const aadhaar = { frontPhoto: { key: 'kyc/front.png', presignedUrl: null } };
    // Its key has a number that viewers may not read.
    const pan = { frontPhoto: { key: panKey, presignedUrl: null } };
    const line = (number: number) => aLine(number, { kycDocuments: { aadhaar, pan } });
    const { db, files } = server();
    await storeLoans(db, [line(1), line(2)]);
    await storeBytes(db, files, [{ key: panKey, bytes: aPng, loanId: large }], startOfTests);
    await inTransaction(server().db, async tx => {
      for (const [loanId, rows] of [
        [small, 3],
        [large, 30_000],
      ] as const) {
        await putMadeSections(tx, loanId, { processedPerfios: JSON.stringify(tablesOf(rows)) });
      }
    });
    viewer = await server().signIn('ROLE_CREDIT_DASHBOARD_VIEW');
  });

  const read = async (loanId: number) => {
    const { body } = await server().call(contract.loan.read, { id: loanId }, viewer);
    return field(body, 'data', 'data');
  };

  it('answers of a large loan what it answers of a small one, masked for viewers [XR-006.f]', async () => {
    const [shown, expected] = await Promise.all([read(large), read(small)]);
    const rows = field(shown, 'processedPerfios', 'transaction');
    const [narrations, first] = [JSON.stringify(rows), field(expected, 'processedPerfios', 'transaction')];
    expect(rows).toHaveLength(30_000);
    expect(narrations).not.toContain(phone);
    expect(narrations).not.toContain(account);
    expect((rows as unknown[]).slice(0, 3)).toEqual(first);
    const own = ['loanId', 'idString', 'processedPerfios', 'userIdString', 'startedOn'];
    const names = (value: unknown) => Object.keys(Object(value)).sort();
    expect(names(shown)).toEqual(names(expected));
    for (const name of names(shown).filter(one => !own.includes(one))) {
      expect([name, typeof field(shown, name)]).toEqual([name, typeof field(expected, name)]);
    }
    expect(field(shown, 'kycDocuments')).toMatchObject({
      aadhaar: { frontPhoto: { presignedUrl: null, reveal: null } },
      pan: {
        frontPhoto: {
          key: 'kyc/ZZXPR••••Z-front.png',
          presignedUrl: null,
          reveal: expect.stringMatching(/^[\w-]{22}$/),
        },
      },
    });
  });

  it('gives a large loan to a thread, and a small one to none', async () => {
    const run = vi.spyOn(Piscina.prototype, 'run');
    const threads = async (loanId: number) => {
      run.mockClear();
      const { status } = await server().call(contract.loan.read, { id: loanId }, viewer);
      return [status, run.mock.calls.length];
    };
    expect(await threads(small)).toEqual([200, 0]);
    expect(await threads(large)).toEqual([200, 1]);
    run.mockRestore();
  });

  it('makes it while other requests go on', async () => {
    const text = await findLoanText(server().db, String(large), { desk: 'credit' });
    if (!text) throw new Error('no loan');
    const roles: Viewer['roles'] = ['ROLE_CREDIT_DASHBOARD_VIEW'];
    const asker = {
      viewer: {
        idString: viewer.staffId,
        roles,
        fullName: 'V',
        email: 'v@lender.example',
        addMasterTags: false,
      },
      config: { signingSecret: server().config.signingSecret },
      now: server().clock.now,
    };
    const make = async () =>
      inThread({ desk: 'credit', text, asker, parts: undefined }, async ({ files }) => ({
        loanId: large,
        ...files,
      }));
    // Begins the thread, whose start is not the answer's.
    await make();
    let done = false;
    const making = make().finally(() => {
      done = true;
    });
    let turns = 0;
    while (!done) {
      await setImmediate();
      turns += 1;
    }
    expect((await making).length).toBeGreaterThan(3_000_000);
    expect(turns).toBeGreaterThan(100);
  });
});
