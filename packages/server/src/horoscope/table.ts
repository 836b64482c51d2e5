import type { WireWeekTexts } from '@lending-desk/domain/horoscope';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The predictions of a week, by its Monday. */
export const horoscopeWeek = pgTable('horoscope_week', {
  date: date('date', { mode: 'string' }).primaryKey(),
  /** Raised by every save; a save names the version its texts were written on. */
  version: integer('version').notNull(),
  /** As on the wire: per sign a list of category and prediction. */
  predictions: jsonb('predictions').$type<WireWeekTexts>().notNull(),
  savedById: uuid('saved_by_id').notNull(),
  savedByName: text('saved_by_name').notNull(),
  savedOn: timestamp('saved_on', { withTimezone: true, mode: 'date' }).notNull(),
});
