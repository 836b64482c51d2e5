import { contract } from '@lending-desk/domain/contract';
import { eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { creditTag } from '../tags/table';
import { withServer } from '../testing/harness';
import { seedConfiguration } from './configuration';
import { defaultConfig } from './defaultConfig';
import { configuration } from './table';

withServer(server => {
  const read = async () => {
    const answer = await server().call(
      contract.decision.config,
      {},
      await server().signIn('ROLE_CREDIT_USER'),
    );
    expect(answer.status).toBe(200);
    return answer.body['data'] as Record<string, unknown>;
  };

  it('answers every list of the decision form before anything is stored, by its name [CR-191.a, CR-191.b]', async () => {
    const config = await read();
    expect(Object.keys(config).toSorted()).toEqual([
      ...['buckets', 'caseStatusChoices', 'creditTags', 'customerIntuition', 'deviations', 'emiDates'],
      ...['holdReasons', 'inActiveReasons', 'industryTypes', 'rejectionReasons'],
    ]);
    expect(Object(config['buckets'])[1]).toEqual({
      bucketName: 'Near prime',
      bucketType: 'B',
      interestRate: 21,
    });
    expect(config).toEqual({ ...defaultConfig, creditTags: [] });
  });

  it('answers the lists and tags of a new installation [CR-192.b]', async () => {
    await seedConfiguration(server().db, server().clock.now);
    const config = await read();
    expect(config).toEqual(defaultConfig);
    for (const list of Object.values(config)) expect(list).not.toEqual([]);
  });

  it('keeps what somebody has configured [CR-190.a, CR-184.c]', async () => {
    await seedConfiguration(server().db, server().clock.now);
    await server()
      .db.update(configuration)
      .set({ value: [1, 15] })
      .where(eq(configuration.key, 'underwriting.emiDates'));
    await server()
      .db.update(configuration)
      .set({ value: [{ label: 'Inactive', value: 'INACTIVE' }] })
      .where(eq(configuration.key, 'underwriting.caseStatusChoices'));
    await server().db.delete(creditTag).where(ne(creditTag.name, 'metro'));
    await seedConfiguration(server().db, server().clock.now);
    expect(await read()).toMatchObject({
      creditTags: ['metro'],
      emiDates: [1, 15],
      caseStatusChoices: [{ label: 'Inactive', value: 'INACTIVE' }],
      buckets: defaultConfig.buckets,
    });
  });
});
