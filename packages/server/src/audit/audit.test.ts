import { contract } from '@lending-desk/domain/contract';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bearer, type Caller, eachEngine, requestOf } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { readCsv } from '../testing/readCsv';
import { staff } from '../signin/table';
import { chunkEntries } from './exportAudit';
import { auditRow } from './table';

const person = 'a0000000-0000-4000-8000-000000000001';
const other = 'a0000000-0000-4000-8000-000000000002';
const idOf = (number: number) => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Ten entries a minute apart; two of them at the same moment. */
const entries = Array.from({ length: 10 }, (_none, index) => ({
  id: idOf(index),
  at: new Date(Date.UTC(2026, 9, 5, 18, 25 + (index === 9 ? 8 : index))),
  actorId: index === 0 ? null : index % 2 === 0 ? person : other,
  actorName: index === 0 ? 'system' : index % 2 === 0 ? 'Asha Rao' : 'Binu Das',
  action: index < 5 ? 'example.first' : 'example.second',
  loanId: index < 3 ? loanIdOf(1) : null,
  before: index === 4 ? { personalDetails: { primaryPhoneNumber: '9000043214', city: 'Pune' } } : null,
  after:
    index === 4
      ? {
          personalDetails: { primaryPhoneNumber: '9011143214', city: 'Pune' },
          reason: 'asha.rao@mail.example',
          note: 'His 2341 2341 2346, a/c 999151438497, loan 300001, Rs. 1250000.00',
        }
      : { number: index },
  requestId: `request-${index}`,
}));

type Page = {
  entries: { id: string; about: string[]; person: unknown }[];
  next: string | null;
  previous: string | null;
};

eachEngine(server => {
  let admin: Caller;
  beforeAll(async () => {
    await storeLoans(server().db, [aLine(1)]);
    await server().db.insert(auditRow).values(entries);
    admin = await server().signIn('ROLE_SUPER_USER');
  });

  const october = { from: '2026-10-05', to: '2026-10-06' };
  const list = async (asked: Parameters<typeof requestOf>[1]): Promise<Page> => {
    const { body } = await server().send(requestOf(contract.audit.list, asked).path, {
      headers: bearer(admin),
    });
    return body['data'] as Page;
  };
  const idsOf = async (asked: Parameters<typeof requestOf>[1]) =>
    (await list({ ...october, ...asked })).entries.map(({ id }) => Number(id.slice(-2)));

  describe('the list', () => {
    it('is newest first, and equal moments have one order [XR-002.a]', async () => {
      expect(await idsOf({})).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    });

    it('turns its pages in both directions without leaving out or repeating an entry [XR-002.a]', async () => {
      const first = await list({ ...october, count: 4 });
      const second = await list({ ...october, count: 4, cursor: first.next });
      const third = await list({ ...october, count: 4, cursor: second.next });
      const ids = [first, second, third].map(page => page.entries.map(({ id }) => Number(id.slice(-2))));
      expect(ids).toEqual([
        [9, 8, 7, 6],
        [5, 4, 3, 2],
        [1, 0],
      ]);
      expect([first.previous, third.next]).toEqual([null, null]);
      expect((await list({ ...october, count: 4, cursor: third.previous })).entries).toEqual(second.entries);
    });

    it.each([
      [{ actor: person }, [8, 6, 4, 2]],
      [{ actor: 'system' }, [0]],
      [{ action: 'example.first' }, [4, 3, 2, 1, 0]],
      [{ actor: other, action: 'example.second' }, [9, 7, 5]],
      [{ loanId: loanIdOf(1) }, [2, 1, 0]],
      [{ loanId: loanIdOf(1), actor: other }, [1]],
    ])('is narrowed to %j, also on its next page [XR-002.b]', async (filter, expected) => {
      expect(await idsOf(filter)).toEqual(expected);
      const { next: cursor } = await list({ ...october, ...filter, count: 1 });
      expect(cursor === null ? [] : await idsOf({ ...filter, count: 1, cursor })).toEqual(
        expected.slice(1, 2),
      );
    });

    it('names whose account was changed, and is narrowed to it [XR-002.b]', async () => {
      const [asha, binu] = (await server().db.select().from(staff).orderBy(staff.email)).map(
        ({ id, fullName }) => ({ idString: id, fullName }),
      );
      const changed = (number: number, action: string, id: unknown) => ({
        ...Object(entries[0]),
        id: idOf(20 + number),
        at: new Date(Date.UTC(2026, 9, 9, 6, number)),
        action,
        after: { id },
      });
      await server()
        .db.insert(auditRow)
        .values([
          changed(0, 'staff.changeRoles', asha?.idString),
          changed(1, 'signin.rolesByGroups', binu?.idString),
          changed(2, 'staff.disable', binu?.idString),
          // The id of something else.
          changed(3, 'example.second', binu?.idString),
        ]);
      const day = { from: '2026-10-09', to: '2026-10-09' };
      const named = async (filter: object) =>
        (await list({ ...day, ...filter })).entries.map(({ person: of }) => of);
      expect(await named({})).toEqual([null, binu, binu, asha]);
      expect(await named({ person: binu?.idString })).toEqual([binu, binu]);
      const { path } = requestOf(contract.audit.export, { ...day, person: asha?.idString });
      const csv = readCsv((await server().send(path, { headers: bearer(admin) })).text);
      expect(csv.map(row => [row['Whose account'], row['Id of the account']])).toEqual([
        [asha?.fullName, asha?.idString],
      ]);
    });

    it('refuses what is no filter of it', async () => {
      for (const call of [contract.audit.list, contract.audit.export]) {
        const path = `${requestOf(call, october).path}&whose=1`;
        const { status, body } = await server().send(path, { headers: bearer(admin) });
        expect([status, body['errorMessages']]).toEqual([400, ['whose: not a filter of the audit']]);
      }
    });

    it('counts days in Asia/Kolkata [XR-002.b]', async () => {
      // 18:30 UTC is the next midnight there.
      expect(await idsOf({ from: '2026-10-05', to: '2026-10-05' })).toEqual([4, 3, 2, 1, 0]);
      expect(await idsOf({ from: '2026-10-06', to: '2026-10-06' })).toEqual([9, 8, 7, 6, 5]);
      expect(await idsOf({ from: '2026-10-06', to: '9999-12-31', actor: person })).toEqual(
        await idsOf({ from: '2026-10-06', actor: person }),
      );
    });

    it('refuses the cursor of another filter, and reversed days [XR-138.c]', async () => {
      const { next } = await list({ ...october, count: 4 });
      const moved = await server().call(
        contract.audit.list,
        { ...october, actor: person, cursor: String(next) },
        admin,
      );
      expect(moved.status).toBe(400);
      const reversed = await server().call(
        contract.audit.list,
        { from: '2026-10-06', to: '2026-10-05' },
        admin,
      );
      expect(reversed.status).toBe(400);
      expect(reversed.body['errorMessages']).toEqual(['request: The first day is after the last day']);
    });

    it('names what was recorded and sends no value of it [XR-002.d]', async () => {
      const { body } = await server().call(contract.audit.list, { ...october, actor: person }, admin);
      expect(JSON.stringify(body)).not.toMatch(/9000043214|9011143214|asha\.rao/);
      const { entries: found } = body['data'] as Page;
      expect(found.find(({ id }) => id === idOf(4))?.about.toSorted()).toEqual([
        'note',
        'personalDetails',
        'reason',
      ]);
    });
  });

  it('names every action once [XR-002.g]', async () => {
    const { body } = await server().call(contract.audit.actions, {}, admin);
    const { actions } = body['data'] as { actions: string[] };
    expect(actions.filter(action => action.startsWith('example.'))).toEqual([
      'example.first',
      'example.second',
    ]);
    expect(actions).toEqual([...new Set(actions)].toSorted());
  });

  it('shows an entry with both sides masked, what changed, and records the reading [XR-002.d, XR-002.c]', async () => {
    const { body } = await server().call(contract.audit.read, { entryId: idOf(4) }, admin);
    expect(body['data']).toMatchObject({
      entry: {
        actorName: 'Asha Rao',
        more: 0,
        values: [
          { path: 'personalDetails.city', before: 'Pune', after: 'Pune', changed: false },
          {
            path: 'personalDetails.primaryPhoneNumber',
            before: '90••• ••214',
            after: '90••• ••214',
            changed: true,
          },
          {
            path: 'note',
            before: null,
            after: 'His XXXXXXXX2346, a/c •••• •••• 8497, loan 300001, Rs. 1250000.00',
            changed: true,
          },
          { path: 'reason', before: null, after: 'a•••@mail.example', changed: true },
        ],
      },
    });
    const { entries: read } = await list({ actor: admin.staffId, action: 'audit.read' });
    expect(read).toMatchObject([{ loanId: null, about: ['entry'] }]);
    // The reading of an entry about a loan is found with what else happened to that loan.
    await server().call(contract.audit.read, { entryId: idOf(1) }, admin);
    const { entries: ofLoan } = await list({ loanId: loanIdOf(1), action: 'audit.read' });
    expect(ofLoan).toMatchObject([{ loanId: loanIdOf(1), about: ['entry'] }]);
  });

  it('answers 404 for an entry that does not exist', async () => {
    const { status } = await server().call(contract.audit.read, { entryId: idOf(99) }, admin);
    expect(status).toBe(404);
  });

  it('exports what the filter shows, masked, and records the export with its rows [XR-002.e]', async () => {
    const ended = async () => (await list({ actor: admin.staffId, action: 'audit.export.done' })).entries;
    const before = new Set((await ended()).map(({ id }) => id));
    const { path } = requestOf(contract.audit.export, { ...october, actor: person });
    const answer = await server().send(path, { headers: bearer(admin) });
    const rows = readCsv(answer.text);
    expect(rows.map(row => row['Request'])).toEqual(['request-8', 'request-6', 'request-4', 'request-2']);
    const { Before, After, ...third } = rows[2] ?? {};
    expect(third).toEqual({
      At: instantOfEpochMs(Date.UTC(2026, 9, 5, 18, 29)),
      'Day and time': '5 Oct 2026, 11:59 pm',
      Who: 'Asha Rao',
      'Id of who': person,
      What: 'example.first',
      'Loan Id': '',
      'Whose account': '',
      'Id of the account': '',
      Request: 'request-4',
    });
    expect([Before, After].join()).toContain('90••• ••214');
    expect(answer.text).not.toMatch(/9000043214|9011143214|asha\.rao@|2341 2341|999151438497/);
    const begun = (await list({ actor: admin.staffId, action: 'audit.export' })).entries;
    expect(begun.map(({ about }) => about.toSorted())).toContainEqual(['actor', 'from', 'to']);
    const recorded = (await ended()).filter(({ id }) => !before.has(id));
    expect(recorded).toHaveLength(1);
    const { body } = await server().call(contract.audit.read, { entryId: recorded[0]?.id ?? '' }, admin);
    expect(body['data']).toMatchObject({
      entry: { values: expect.arrayContaining([expect.objectContaining({ path: 'rows', after: '4' })]) },
    });
  });

  it('leaves itself out of an export of everything [XR-002.e]', async () => {
    const { path } = requestOf(contract.audit.export, {});
    const { text } = await server().send(path, { headers: bearer(admin) });
    const rows = readCsv(text);
    // With the four about accounts.
    expect(rows).toHaveLength(entries.length + 4);
  });

  it('records an export that is no longer read, with the rows until then [XR-002.e]', async () => {
    const many = 3 * chunkEntries;
    const entry = { actorName: 'system', action: 'example.many', at: new Date('2025-03-03T06:30:00.000Z') };
    const requests = Array.from({ length: many }, (_none, index) => ({
      ...entry,
      requestId: `many-${index}`,
    }));
    await server().db.insert(auditRow).values(requests);
    const endsOf = async () => {
      const ends = await server()
        .db.select({ action: auditRow.action, after: auditRow.after })
        .from(auditRow)
        .where(and(eq(auditRow.actorId, admin.staffId), like(auditRow.action, 'audit.export.%')));
      return ends.filter(({ after }) => Object(after).from === day);
    };
    const day = '2025-03-03';
    const { path, init } = requestOf(contract.audit.export, { from: day, to: day }, bearer(admin));
    const { body } = await server().app.request(path, init);
    const reader = body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    const received = new TextDecoder().decode(value).split('\r\n').length - 2;
    await vi.waitFor(async () => expect(await endsOf()).toHaveLength(1));
    const [end] = await endsOf();
    expect(end).toMatchObject({ action: 'audit.export.brokenOff', after: { from: day, to: day } });
    const rows = Number(Object(end?.after).rows);
    expect(rows).toBeGreaterThanOrEqual(received);
    expect(rows).toBeLessThan(many);
    // Read to its end it has every chunk.
    expect(readCsv((await server().send(path, init)).text)).toHaveLength(many);
    expect(await endsOf()).toContainEqual({
      action: 'audit.export.done',
      after: { from: day, to: day, rows: many },
    });
  });
});
