import { type Role, roles } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { signAccessToken } from '../signin/accessToken';
import { staff } from '../signin/table';
import type { Caller, TestServer } from './harness';

/** Identities without access or roles, besides the twelve roles. */
export const oddIdentities = [
  'no role',
  'pending',
  'disabled',
  'anonymous',
  'expired',
  'logged out',
  'forged',
] as const;
export type OddIdentity = (typeof oddIdentities)[number];

export const identities: readonly (Role | OddIdentity)[] = [...roles, ...oddIdentities];

const minute = 60_000;

async function aPerson(
  server: TestServer,
  state: 'pending' | 'active' | 'disabled',
  held: Role[],
): Promise<Caller> {
  const email = `${state}-${crypto.randomUUID()}@lender.example`;
  await server.db
    .insert(staff)
    .values({ email, fullName: 'Odd Person', roles: held, state: 'active', createdAt: server.clock.now });
  const caller = await server.signIn(email);
  await server.db.update(staff).set({ state }).where(eq(staff.id, caller.staffId));
  return caller;
}

async function aToken(server: TestServer, who: Caller, secret: string, issued: Date): Promise<Caller> {
  return { ...who, token: await signAccessToken(who, secret, issued) };
}

/** Creates a caller of a kind. The odd ones have the super user's role wherever a role could help them. */
export async function callerOf(server: TestServer, kind: Role | OddIdentity): Promise<Caller | null> {
  const { clock, config } = server;
  if (kind === 'anonymous') return null;
  if (kind === 'no role') return aPerson(server, 'active', []);
  if (kind === 'pending' || kind === 'disabled') return aPerson(server, kind, ['ROLE_SUPER_USER']);
  if (kind !== 'expired' && kind !== 'logged out' && kind !== 'forged') return server.signIn(kind);
  const caller = await server.signIn('ROLE_SUPER_USER');
  if (kind === 'logged out') await server.call(contract.signin.logout, {}, caller);
  if (kind === 'expired') {
    return aToken(server, caller, config.signingSecret, new Date(clock.now.getTime() - 16 * minute));
  }
  if (kind === 'forged')
    return aToken(server, caller, 'the secret of somebody else entirely, long', clock.now);
  return caller;
}
