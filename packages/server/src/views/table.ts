import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { staff } from '../signin/table';

/** A named view of a list: the filters of its address. Belongs to one person. */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [unique('saved_view_name').on(table.staffId, table.list, table.name)],
);
