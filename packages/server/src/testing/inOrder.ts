import { sql } from 'drizzle-orm';

/** Rows as they were written, one transaction after the other. The time of a test stands still, and without an order
 *  a database answers rows as they lie in its pages. */
export const inOrder = sql`xmin::text::bigint`;
