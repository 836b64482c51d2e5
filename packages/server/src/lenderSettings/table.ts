import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { ChangedSettings } from '@lending-desk/domain/lenderSettings';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A change of what the lender charges and allows. It holds from the day after it was made; rows are only added. */
export const settingsChange = pgTable('settings_change', {
  /** Counts the changes, from 1: of two at once one is refused. */
  version: integer('version').primaryKey(),
  madeOn: date('made_on', { mode: 'string' }).$type<BusinessDate>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  reason: text('reason').notNull(),
  changed: jsonb('changed').$type<ChangedSettings>().notNull(),
});
