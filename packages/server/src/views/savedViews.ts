import type { contract } from '@lending-desk/domain/contract';
import { mostViews, type SavedView, viewMessages } from '@lending-desk/domain/views';
import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { staff } from '../signin/table';
import { savedView } from './table';

const viewColumns = { id: savedView.id, name: savedView.name, query: savedView.query };

function viewsOf(db: Database | Transaction, staffId: string, list: string): Promise<SavedView[]> {
  return db
    .select(viewColumns)
    .from(savedView)
    .where(and(eq(savedView.staffId, staffId), eq(savedView.list, list)))
    .orderBy(asc(savedView.name));
}

/** One save or removal of a person at a time, so that none exceeds the limit. */
const lockPerson = (tx: Transaction, staffId: string) =>
  tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');

/** The signed-in person's saved views of a list, by name. */
export const listViews: Verb<typeof contract.views.list> = async ({ db, viewer }, { list }) => ({
  data: { views: await viewsOf(db, viewer.idString, list) },
});

/** Saves a view under its name, in the place of one of the same name. */
export const saveView: Verb<typeof contract.views.save> = async (context, { list, name, query }) =>
  inTransaction(context.db, async tx => {
    const staffId = context.viewer.idString;
    await lockPerson(tx, staffId);
    const known = await viewsOf(tx, staffId, list);
    const before = known.find(view => view.name === name);
    if (!before && known.length >= mostViews) throw new Refused(422, viewMessages.tooMany(mostViews));
    await tx
      .insert(savedView)
      .values({ staffId, list, name, query, updatedAt: context.now })
      .onConflictDoUpdate({
        target: [savedView.staffId, savedView.list, savedView.name],
        set: { query, updatedAt: context.now },
      });
    await recordAudit(tx, context, {
      action: 'views.save',
      before: before && { list, name, query: before.query },
      after: { list, name, query },
    });
    return { data: { views: await viewsOf(tx, staffId, list) } };
  });

/** Removes one of the signed-in person's own views; those of others are not found. */
export const removeView: Verb<typeof contract.views.remove> = async (context, { viewId }) =>
  inTransaction(context.db, async tx => {
    const staffId = context.viewer.idString;
    const [gone] = await tx
      .delete(savedView)
      .where(and(eq(savedView.id, viewId), eq(savedView.staffId, staffId)))
      .returning({ list: savedView.list, name: savedView.name, query: savedView.query });
    if (!gone) throw new Refused(404, viewMessages.notFound);
    await recordAudit(tx, context, { action: 'views.remove', before: gone });
    return { data: { views: await viewsOf(tx, staffId, gone.list) } };
  });
