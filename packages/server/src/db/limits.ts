/** How much of a PostgreSQL server this one may use. Milliseconds; 0 sets no limit. */
export interface DatabaseLimits {
  /** Connections to share. */
  readonly pool: number;
  /** How long one statement may run. */
  readonly statementMs: number;
  /** How long a statement may wait for a lock. */
  readonly lockMs: number;
}

export const defaultLimits: DatabaseLimits = {
  pool: 10,
  statementMs: 30_000,
  lockMs: 5_000,
};
