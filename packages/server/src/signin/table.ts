import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A member of staff. `roles` is a plain text array; the domain ignores unknown words. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  fullName: text('full_name').notNull(),
  /** argon2id; null for a person known only from imported loans, who cannot sign in. */
  passwordHash: text('password_hash'),
  roles: text('roles').array().notNull().default([]),
  /** pending (signed up), active, disabled */
  state: text('state', { enum: ['pending', 'active', 'disabled'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** A sign-in on one browser: the family of its refresh tokens. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
    /** The network it was opened from; null for sessions opened before this was stored. */
    network: text('network'),
  },
  table => [index('session_staff').on(table.staffId)],
);

/** A refresh token, stored as its SHA-256, so that a reader of the table cannot sign in with it. Used tokens stay
 *  until their session ends, so that a replay is recognised. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'date' }),
  },
  table => [index('refresh_token_session').on(table.sessionId)],
);

/** The times of rate-limited attempts: passwords, sign-ups, refreshes. */
export const loginAttempt = pgTable('login_attempt', {
  /** Fingerprint of what is counted: an account, a network, or an account at a network. */
  account: text('account').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).array().notNull(),
});
