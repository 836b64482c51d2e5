import { isViewOnly } from '@lending-desk/domain/access';
import type { CallWire, contract } from '@lending-desk/domain/contract';
import { maskBySchema } from '@lending-desk/domain/loan';
import { mentionsSchema, shownMentions } from '@lending-desk/domain/mentions';
import { and, count, desc, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { SignedInContext, Verb } from '../http/verb';
import { isOpenTo, openLoan } from '../loan/openLoan';
import { loan } from '../loan/table';
import { mention } from './table';

type Wire = CallWire<typeof contract.mentions.list>['data'];

/** As much of a comment as two lines of the list hold. */
const longestExcerpt = 140;

async function mentionsOf(db: Database | Transaction, viewer: SignedInContext['viewer']): Promise<Wire> {
  const mine = eq(mention.staffId, viewer.idString);
  const { loanId, desk } = mention;
  const unread = db
    .select({ loanId, desk, unread: count().as('unread') })
    .from(mention)
    .where(and(mine, isNull(mention.readAt)))
    .groupBy(loanId, desk)
    .as('unread');
  const newest = await db
    .selectDistinctOn([loanId, desk], { mention, loan: getTableColumns(loan), unread: unread.unread })
    .from(mention)
    .innerJoin(loan, eq(loan.loanId, loanId))
    .leftJoin(unread, and(eq(unread.loanId, loanId), eq(unread.desk, desk)))
    .where(mine)
    .orderBy(loanId, desk, desc(mention.at));
  // As of now: who lost a role, or an underwriter whose loan another has, reads nothing of it.
  const open = newest
    .filter(row => isOpenTo(viewer, row.loan, row.mention.desk))
    .toSorted((one, other) => other.mention.at.getTime() - one.mention.at.getTime());
  const found: Wire = {
    unread: open.filter(row => row.unread !== null).length,
    mentions: open.slice(0, shownMentions).map(row => ({
      loanId: row.loan.loanId,
      desk: row.mention.desk,
      customer: row.loan.fullName,
      author: row.mention.authorName,
      comment: row.mention.text,
      at: row.mention.at.toISOString(),
      unread: row.unread ?? 0,
    })),
  };
  const shown = isViewOnly(viewer.roles) ? maskBySchema(found, mentionsSchema, () => '') : found;
  return {
    ...shown,
    mentions: shown.mentions.map(one => ({ ...one, comment: one.comment.slice(0, longestExcerpt) })),
  };
}

/** Where the signed-in person was mentioned. */
export const listMentions: Verb<typeof contract.mentions.list> = async ({ db, viewer }) => ({
  data: await mentionsOf(db, viewer),
});

/** Marks mentions as read: of one loan at a desk, or all. Those of others are never found. */
export const markMentions: Verb<typeof contract.mentions.markRead> = async (context, { until, of }) =>
  inTransaction(context.db, async tx => {
    const row = of && (await openLoan(tx, context, of.loanId, of.desk));
    const marked = await tx
      .update(mention)
      .set({ readAt: context.now })
      .where(
        and(
          eq(mention.staffId, context.viewer.idString),
          isNull(mention.readAt),
          lte(mention.at, new Date(until)),
          row && and(eq(mention.loanId, row.loanId), eq(mention.desk, of.desk)),
        ),
      )
      .returning({ loanId: mention.loanId });
    if (marked.length > 0)
      await recordAudit(tx, context, {
        action: 'mentions.markRead',
        ...(row && { loanId: row.loanId }),
        after: { read: marked.length },
      });
    return { data: await mentionsOf(tx, context.viewer) };
  });
