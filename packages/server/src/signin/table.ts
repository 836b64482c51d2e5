import { staffStates } from '@lending-desk/domain/staff';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A member of staff. `roles` is a plain text array; the domain ignores unknown words. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  fullName: text('full_name').notNull(),
  /** argon2id; null for a person known only from imported loans, who cannot sign in. */
  passwordHash: text('password_hash'),
  /** Who it is at the provider of single sign-on: its issuer, a space, and the subject there. Null: never came from
   *  there. */
  signOnSubject: text('sign_on_subject').unique(),
  roles: text('roles').array().notNull().default([]),
  /** Roles that a super user has taken away: no group of single sign-on gives them again. */
  withheldRoles: text('withheld_roles').array().notNull().default([]),
  /** pending (signed up), active, disabled, rejected (a sign-up that was refused) */
  state: text('state', { enum: staffStates }).notNull(),
  /** Why the sign-up was rejected; null in every other state. */
  rejectedBecause: text('rejected_because'),
  /** Grows with every change by a super user. */
  version: integer('version').notNull().default(1),
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
    /** The browser it was opened with, in words; null for sessions opened before this was stored. */
    browser: text('browser'),
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

/** A link by which somebody chooses a new password, stored as the SHA-256 of its token. One for each person. */
export const passwordReset = pgTable('password_reset', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id),
  hash: text('hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The times of rate-limited attempts: passwords, sign-ups, refreshes. */
export const loginAttempt = pgTable('login_attempt', {
  /** Fingerprint of what is counted: an account, a network, or an account at a network. */
  account: text('account').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).array().notNull(),
});
