import { contract } from '@lending-desk/domain/contract';
import { mostViews } from '@lending-desk/domain/views';
import { like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, eachEngine } from '../testing/harness';

const list = 'customerSupport';

eachEngine(server => {
  let asha: Caller;
  let ravi: Caller;

  beforeAll(async () => {
    asha = await server().signIn('ROLE_CUSTOMER_SERVICE');
    ravi = await server().signIn('ROLE_CUSTOMER_SERVICE_VIEW');
  });

  const save = (name: string, query: string, as = asha) =>
    server().call(contract.views.save, { list, name, query }, as);
  const views = async (as: Caller) => (await server().call(contract.views.list, { list }, as)).body['data'];
  const named = (...pairs: (readonly [string, string])[]) => ({
    views: pairs.map(([name, query]) => ({ id: expect.any(String), name, query })),
  });

  it('saves views of each person, by name, and replaces one of the same name with its new address [XR-010.a, XR-010.b]', async () => {
    await save('On hold', 'status=HOLD');
    server().clock.pass(1000);
    expect((await save('Approved', 'status=APPROVED')).body['data']).toEqual(
      named(['Approved', 'status=APPROVED'], ['On hold', 'status=HOLD']),
    );
    await save('On hold', 'status=HOLD', ravi);
    await save(' On hold ', 'status=HOLD&year=2026&month=11');
    await server().call(contract.views.save, { list: 'collections', name: 'Days', query: 'dpd=31-60' }, asha);
    expect(await views(asha)).toEqual(
      named(['Approved', 'status=APPROVED'], ['On hold', 'status=HOLD&year=2026&month=11']),
    );
    expect(await views(ravi)).toEqual(named(['On hold', 'status=HOLD']));
  });

  it('removes an own view once, and none of somebody else [XR-010.a]', async () => {
    const { body } = await save('To be removed', 'status=REJECTED');
    const all: { id: string; name: string }[] = Object(body['data']).views;
    const viewId = all.find(({ name }) => name === 'To be removed')?.id ?? '';
    const remove = (as: Caller) => server().call(contract.views.remove, { viewId }, as);
    expect((await remove(ravi)).status).toBe(404);
    expect(Object((await remove(asha)).body['data']).views).toHaveLength(all.length - 1);
    const again = await remove(asha);
    expect([again.status, again.body['errorMessages']]).toEqual([404, ['This view is gone already']]);
  });

  it('records who saved and removed what, with what was there before', async () => {
    const super_ = await server().signIn('ROLE_SUPER_USER');
    await save('Mine', 'status=HOLD', super_);
    await save('Mine', 'status=APPROVED', super_);
    const [view] = Object(await views(super_)).views;
    await server().call(contract.views.remove, { viewId: view.id }, super_);
    const rows = await server()
      .db.select()
      .from(auditRow)
      .where(like(auditRow.action, 'views.%'))
      .orderBy(auditRow.at);
    expect(
      rows
        .filter(({ actorId }) => actorId === super_.staffId)
        .map(({ action, before, after }) => ({ action, before, after })),
    ).toEqual(
      expect.arrayContaining([
        { action: 'views.save', before: null, after: { list, name: 'Mine', query: 'status=HOLD' } },
        {
          action: 'views.save',
          before: { list, name: 'Mine', query: 'status=HOLD' },
          after: { list, name: 'Mine', query: 'status=APPROVED' },
        },
        { action: 'views.remove', before: { list, name: 'Mine', query: 'status=APPROVED' }, after: null },
      ]),
    );
  });

  describe('the limit', () => {
    it(`is ${mostViews} views, also for those saved at once; a known name is still replaced [XR-010.e]`, async () => {
      const admin = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
      for (let at = 1; at < mostViews; at += 1) await save(`View ${at}`, 'status=HOLD', admin);
      const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
      // By then each has a connection of its own to save on.
      await Promise.all(names.map(() => views(admin)));
      const all = await Promise.all(names.map(name => save(name, 'status=HOLD', admin)));
      const [saved, ...refused] = all.toSorted((one, other) => one.status - other.status);
      expect(saved?.status).toBe(200);
      expect(refused.map(({ status, body }) => [status, body['errorMessages']])).toEqual(
        names.slice(1).map(() => [422, ['At most 20 views can be saved']]),
      );
      expect((await save('View 1', 'status=APPROVED', admin)).status).toBe(200);
    });
  });
});
