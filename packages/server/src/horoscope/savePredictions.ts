import type { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { wirePredictionsOf } from '@lending-desk/domain/horoscope';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { findWeek } from './findWeek';
import { horoscopeWeek } from './table';

/** Saves the predictions of a week over what is there (HO-009), in one statement that names the version the texts
 *  were written on.
 *  @throws Refused 409 with the stored week when another version was saved since; nothing is written then */
export const savePredictions: Verb<typeof contract.horoscope.save> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { date, version } = input;
    const before = await findWeek(tx, date);
    const row = {
      predictions: wirePredictionsOf(input.predictions),
      savedById: context.viewer.idString,
      savedByName: context.viewer.fullName,
      savedOn: context.now,
    };
    const raised = { ...row, version: sql`${horoscopeWeek.version} + 1` };
    const saved =
      version === undefined || version === 0
        ? await tx
            .insert(horoscopeWeek)
            .values({ date, version: 1, ...row })
            .onConflictDoUpdate({
              target: horoscopeWeek.date,
              set: raised,
              // A week that nobody had saved when the texts were written may not be replaced.
              ...(version === 0 && { setWhere: sql`false` }),
            })
            .returning({ version: horoscopeWeek.version })
        : await tx
            .update(horoscopeWeek)
            .set(raised)
            .where(and(eq(horoscopeWeek.date, date), eq(horoscopeWeek.version, version)))
            .returning({ version: horoscopeWeek.version });
    const now = await findWeek(tx, date);
    if (!saved[0]) throw new Refused(409, refusals.weekChanged(now.savedBy), now);
    await recordAudit(tx, context, {
      action: 'horoscope.save',
      before: { date, version: before.version, predictions: before.predictions },
      after: { date, version: now.version, predictions: now.predictions },
    });
    return { data: now };
  });
