import { dayMs } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { demoEmail, demoPassword } from '../../signin/demoAccounts';
import { hashPassword } from '../../signin/password';
import { hashToken } from '../../signin/sessions';
import { approve, createSuperUser, disable } from '../../signin/staffActions';
import { passwordReset, staff } from '../../signin/table';
import { enter } from '../../singleSignOn/finish';
import type { Caller } from '../harness';
import { at, calling, demandDone, type Place, type Write } from './write';

const password = 'a long password';
const anAddress = (place: Place): string => `person-${place.aNumber()}@lender.example`;
/** An account in this state, as a call of the staff screen names it; an active one is signed in. */
async function anAccount(place: Place, state: 'pending' | 'active' | 'disabled') {
  const email = anAddress(place);
  const { db, clock, signIn } = place.server;
  const passwordHash = 'not a hash';
  const [created] = await db
    .insert(staff)
    .values({ email, fullName: 'Deepa Pillai', passwordHash, state, createdAt: clock.now })
    .returning({ id: staff.id });
  if (!created) throw new Error('The account was not stored');
  if (state === 'active') await signIn(email);
  return { idString: created.id, version: 1 };
}

/** Somebody with a password who is signed in. */
async function aPasswordOf(place: Place): Promise<Caller> {
  const email = anAddress(place);
  const { db, clock, signIn } = place.server;
  const passwordHash = await hashPassword(password);
  await db
    .insert(staff)
    .values({ email, fullName: 'Deepa Pillai', passwordHash, state: 'active', createdAt: clock.now });
  return signIn(email);
}

const pending = async (place: Place): Promise<string> => {
  const email = anAddress(place);
  await place.server.call(contract.signin.signUp, { name: 'Deepa Pillai', email, password }, null);
  return email;
};

/** The calls about accounts and sessions. */
export const peopleWrites: Readonly<Record<string, Write>> = {
  'account.endSession': {
    prepare: async place => {
      const there = await place.server.signIn('ROLE_CREDIT_USER');
      const here = await place.server.signIn('ROLE_CREDIT_USER');
      const call = contract.account.endSession;
      return async () => demandDone(await place.server.call(call, { idString: there.sessionId }, here));
    },
  },
  'account.endOtherSessions': calling(contract.account.endOtherSessions, async place => {
    await place.server.signIn('ROLE_CREDIT_USER');
    return {};
  }),
  'account.changePassword': {
    prepare: async place => {
      const caller = await aPasswordOf(place);
      const sent = { current: password, next: 'another long password' };
      return async () => demandDone(await place.server.call(contract.account.changePassword, sent, caller));
    },
  },
  'account.resetPassword': {
    prepare: async place => {
      const { db, clock } = place.server;
      const { staffId } = await aPasswordOf(place);
      const token = `token ${place.aNumber()}`;
      const expiresAt = new Date(clock.now.getTime() + dayMs);
      await db
        .insert(passwordReset)
        .values({ staffId, hash: hashToken(token), createdAt: clock.now, expiresAt });
      const sent = { token, password: 'another long password' };
      return async () => demandDone(await place.server.call(contract.account.resetPassword, sent, null));
    },
  },
  'signin.login': calling(
    contract.signin.login,
    ({ server }) => ({
      email: demoEmail('credit.user', server.config.orgEmailDomain),
      password: demoPassword,
    }),
    null,
  ),
  'signin.logout': calling(contract.signin.logout, () => ({})),
  'signin.refresh': calling(
    contract.signin.refresh,
    async ({ server }) => {
      const { refreshToken } = await server.signIn('ROLE_CREDIT_USER');
      return { refreshToken };
    },
    null,
  ),
  'signin.signUp': calling(
    contract.signin.signUp,
    place => ({ name: 'Deepa Pillai', email: anAddress(place), password }),
    null,
  ),
  'singleSignOn.finish': {
    // Without the provider: what it said is given.
    prepare: async place => {
      const { server } = place;
      const context = {
        ...at(place),
        config: server.config,
        requestId: 'r1',
        remoteAddress: '192.0.2.7',
        browser: null,
        files: server.files,
        sandbox: null,
        readiness: async () => [],
      };
      const settings = {
        issuer: 'https://login.lender.example',
        clientId: 'a',
        clientSecret: 'a',
        origin: 'https://desk.lender.example',
        name: 'Lender ID',
        groupsClaim: 'groups',
        groupRoles: { underwriters: ['ROLE_CREDIT_USER'] },
        requiredClaim: null,
        assumesVerified: false,
      } as const;
      const email = await pending(place);
      await approve(at(place), email, ['ROLE_VAS']);
      const claims = { sub: email, email, name: 'Deepa Pillai', groups: ['underwriters'] };
      return () => enter(context, claims, settings);
    },
  },
  'staff.approve': calling(
    contract.staff.approve,
    async place => ({ ...(await anAccount(place, 'pending')), roles: ['ROLE_CREDIT_USER' as const] }),
    'ROLE_SUPER_USER',
  ),
  'staff.reject': calling(
    contract.staff.reject,
    async place => ({ ...(await anAccount(place, 'pending')), reason: 'Nobody knows them' }),
    'ROLE_SUPER_USER',
  ),
  'staff.changeRoles': calling(
    contract.staff.changeRoles,
    async place => ({ ...(await anAccount(place, 'active')), roles: ['ROLE_CREDIT_ADMIN' as const] }),
    'ROLE_SUPER_USER',
  ),
  'staff.disable': calling(contract.staff.disable, place => anAccount(place, 'active'), 'ROLE_SUPER_USER'),
  'staff.enable': calling(contract.staff.enable, place => anAccount(place, 'disabled'), 'ROLE_SUPER_USER'),
  'staff.endSessions': calling(
    contract.staff.endSessions,
    place => anAccount(place, 'active'),
    'ROLE_SUPER_USER',
  ),
  'staff.resetPassword': calling(
    contract.staff.resetPassword,
    place => anAccount(place, 'active'),
    'ROLE_SUPER_USER',
  ),
};

/** Every order of the staff command, by the function that carries it out. */
export const staffWrites: Readonly<Record<string, Write>> = {
  createSuperUser: {
    prepare: async place => {
      const form = { email: anAddress(place), name: 'Farah Khan', password };
      return () => createSuperUser(at(place), form, place.server.config.orgEmailDomain);
    },
  },
  approve: {
    prepare: async place => {
      const email = await pending(place);
      return () => approve(at(place), email, ['ROLE_CREDIT_USER']);
    },
  },
  disable: {
    prepare: async place => {
      const email = await pending(place);
      await approve(at(place), email, ['ROLE_CREDIT_USER']);
      await place.server.signIn(email);
      return () => disable(at(place), email);
    },
  },
};
