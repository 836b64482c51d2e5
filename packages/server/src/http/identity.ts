import { grantsMasterTags, type Viewer } from '@lending-desk/domain/access';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServerConfig } from '../config';
import type { Database } from '../db/client';
import { type TokenHolder, verifyAccessToken } from '../signin/accessToken';
import { session, staff } from '../signin/table';

export interface Identity {
  readonly viewer: Viewer;
  readonly sessionId: string;
  readonly tokenExpiresAt: Date;
}

/** The user as the screens know them; addMasterTags follows the credit admin group. */
export function viewerOf(
  row: Pick<typeof staff.$inferSelect, 'id' | 'fullName' | 'email' | 'roles'>,
): Viewer {
  return {
    idString: row.id,
    fullName: row.fullName,
    email: row.email,
    roles: row.roles,
    addMasterTags: grantsMasterTags(row.roles),
  };
}

/** The user of an active session whose account is active; otherwise null. */
export async function viewerOfSession(db: Database, holder: TokenHolder, now: Date): Promise<Viewer | null> {
  const [row] = await db
    .select({ id: staff.id, fullName: staff.fullName, email: staff.email, roles: staff.roles })
    .from(session)
    .innerJoin(staff, eq(staff.id, session.staffId))
    .where(
      and(
        eq(session.id, holder.sessionId),
        eq(session.staffId, holder.staffId),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        eq(staff.state, 'active'),
      ),
    );
  return row ? viewerOf(row) : null;
}

/** Identifies the sender of a request: the bearer token's user, provided that session and account are active. One
 *  query per request, so that logout, a disabled account and changed roles take effect with the next request.
 *  @param authorization  the header as received
 *  @returns null for an anonymous request */
export async function identify(
  at: { readonly db: Database; readonly config: Pick<ServerConfig, 'signingSecret'>; readonly now: Date },
  authorization: string | undefined,
): Promise<Identity | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  const holder = token ? await verifyAccessToken(token, at.config.signingSecret, at.now) : null;
  if (!holder) return null;
  const viewer = await viewerOfSession(at.db, holder, at.now);
  return viewer && { viewer, sessionId: holder.sessionId, tokenExpiresAt: holder.expiresAt };
}
