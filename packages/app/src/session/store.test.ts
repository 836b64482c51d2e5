import { describe, expect, it, vi } from 'vitest';
import { aSession, asha, form, outage, ravi, refused, signedIn, stored } from '../testing/aSession';
import { personKey, rolesKey } from './store';

describe('start', () => {
  it('asks nobody when nothing is stored', async () => {
    const profile = vi.fn();
    const { session } = aSession({ calls: { profile } });
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signedOut', viewer: null, dialog: null });
    expect(profile).not.toHaveBeenCalled();
  });

  it('asks who is there when only the refresh token is stored [AU-028.d]', async () => {
    const { session } = await signedIn({ storage: { refreshToken: 'old-refresh' } });
    expect(session.getState()).toMatchObject({ status: 'signedIn', viewer: { idString: 'asha' } });
  });

  it('keeps the roles of the profile’s answer, and shows no dialog [AU-008.b, AU-029.b]', async () => {
    const { session } = aSession({ storage: stored });
    const dialogs: unknown[] = [];
    session.subscribe(() => dialogs.push(session.getState().dialog));
    await session.start();
    // While the profile is asked for, and when it has come.
    expect(dialogs).toEqual([null, null]);
    expect(session.getState()).toMatchObject({
      status: 'signedIn',
      dialog: null,
      viewer: { roles: ['ROLE_CREDIT_USER'] },
    });
  });

  it('on a 401 clears the state, shows the login dialog as expired and goes Home [AU-003.a, AU-008.a, AU-028.a, AU-028.b, AU-028.c]', async () => {
    const profile = async () => Promise.reject(refused(401));
    const { session, tokens, went } = await signedIn({ calls: { profile }, at: '/credit/loans/100007/' });
    expect(session.getState()).toEqual({
      status: 'signedOut',
      viewer: null,
      dialog: 'expired',
      keptAddress: '/credit/loans/100007/',
    });
    expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
    expect(went).toEqual(['/']);
  });

  it('on a 401 shows it, too, where no refresh token is stored [AU-008.a, AU-028.b]', async () => {
    const profile = async () => Promise.reject(refused(401));
    const { session } = await signedIn({ calls: { profile }, storage: { jwtToken: 'old' } });
    expect(session.getState()).toMatchObject({ status: 'signedOut', dialog: 'normal' });
  });

  it('at Home keeps no address for after sign-in [AU-015.a, AU-028.c]', async () => {
    const profile = async () => Promise.reject(refused(401));
    const { session, went } = await signedIn({ calls: { profile }, at: '/' });
    expect(session.getState()).toMatchObject({ dialog: 'expired', keptAddress: null });
    await session.login(form);
    expect(went).toEqual(['/', '/credit/loans']);
  });

  it('is not taken for a session that ends under the hands', async () => {
    const { session } = aSession({ storage: stored, calls: { profile: () => new Promise(() => undefined) } });
    void session.start();
    session.expire();
    expect(session.getState()).toMatchObject({ status: 'starting', dialog: null });
  });

  it('titles the dialog Login when there was nothing to refresh with [AU-002.a]', async () => {
    const { session } = await signedIn({
      storage: { jwtToken: 'old' },
      calls: { profile: async () => Promise.reject(refused(401)) },
    });
    expect(session.getState().dialog).toBe('normal');
  });

  it('leaves the title of the dialog as it is when a guarded address is asked for then [AU-003.a]', async () => {
    const { session } = await signedIn({ calls: { profile: async () => Promise.reject(refused(401)) } });
    session.keepAddress('/credit/loans/100007/');
    expect(session.getState()).toMatchObject({ dialog: 'expired', keptAddress: '/credit/loans/100007/' });
  });

  it('keeps the session over an outage', async () => {
    const { session, tokens } = await signedIn({ calls: { profile: async () => Promise.reject(outage()) } });
    expect(session.getState()).toMatchObject({ status: 'unreachable', dialog: null });
    expect(tokens.access()).toBe('old');
  });

  it('opens the login dialog by Log In of Home during an outage, too [SH-048.c]', async () => {
    const profile = async () => Promise.reject(outage());
    const { session } = await signedIn({ calls: { profile }, at: '/' });
    session.askToSignIn();
    expect(session.getState()).toMatchObject({ status: 'unreachable', dialog: 'normal' });
  });
});

describe('who is there', () => {
  it('is said as soon as it is known, and not while it is checked', async () => {
    const { session } = aSession({ storage: stored });
    const known = session.known();
    await session.start();
    expect([await known, await session.known()]).toEqual([asha, asha]);
  });
});

describe('the roles of the last visit', () => {
  const visited = { ...stored, [personKey]: 'asha', [rolesKey]: 'ROLE_CREDIT_USER,ROLE_VAS' };

  it('count while it is checked who is there, and all those of the answer afterwards [AU-029.b]', async () => {
    const roles = ['ROLE_CREDIT_USER', 'ROLE_COLLECTIONS_AGENT'] as const;
    const profile = async () => ({ ...asha, roles: [...roles] });
    const { session, storage } = aSession({ storage: visited, calls: { profile } });
    const started = session.start();
    expect(session.expectedRoles()).toEqual(['ROLE_CREDIT_USER', 'ROLE_VAS']);
    await started;
    expect(session.expectedRoles()).toEqual(roles);
    expect(storage.getItem(rolesKey)).toBe('ROLE_CREDIT_USER,ROLE_COLLECTIONS_AGENT');
  });

  it('count for nothing without a session', async () => {
    const { session } = aSession({ storage: { [rolesKey]: 'ROLE_CREDIT_USER' } });
    await session.start();
    expect(session.expectedRoles()).toEqual([]);
  });

  it('are forgotten on a 401, with what was read for them; drafts are kept [AU-026.c, AU-028.a]', async () => {
    const { session, storage, forgotten } = aSession({
      storage: visited,
      calls: { profile: () => Promise.reject(refused(401)) },
    });
    await session.start();
    expect(storage.getItem(rolesKey)).toBe('');
    expect(session.expectedRoles()).toEqual([]);
    expect(forgotten).toEqual([{ person: 'asha', drafts: 'keep' }]);
  });

  it('are forgotten on logout [SH-031.c]', async () => {
    const { session, storage } = await signedIn({ storage: visited });
    await session.logout();
    expect(storage.getItem(rolesKey)).toBe('');
  });
});

describe('login', () => {
  it('stores both tokens, closes the dialog and opens the queue [AU-010.a, AU-015.a, AU-019.a, AU-020.a, AU-029.a]', async () => {
    const { session, storage, went } = aSession({ at: '/' });
    await session.start();
    session.askToSignIn();
    expect(session.getState().dialog).toBe('normal');
    expect(await session.login(form)).toBeNull();
    expect([storage.getItem('jwtToken'), storage.getItem('refreshToken')]).toEqual(['new', 'new-refresh']);
    expect(session.getState()).toMatchObject({ status: 'signedIn', dialog: null, viewer: asha });
    expect(went).toEqual(['/credit/loans']);
  });

  it('keeps every role of the answer [AU-029.a]', async () => {
    const roles = ['ROLE_VAS', 'ROLE_CREDIT_USER'] as const;
    const user = { ...asha, roles: [...roles] };
    const { session } = aSession({
      calls: { login: async () => ({ user, token: 't', refreshToken: 'r' }) },
    });
    await session.start();
    expect(await session.login(form)).toBeNull();
    expect(session.getState().viewer?.roles).toEqual(roles);
  });

  it('asks who comes by a deep address, and opens it then [SH-002.c, AU-015.b]', async () => {
    const { session, went } = aSession({ at: '/credit/loans/100007/?tab=kyc' });
    await session.start();
    session.keepAddress('/credit/loans/100007/?tab=kyc');
    expect(session.getState().dialog).toBe('normal');
    await session.login(form);
    expect(went).toEqual(['/credit/loans/100007/?tab=kyc']);
    // The next one who signs in here does not get it.
    expect(session.getState().keptAddress).toBeNull();
  });

  it('opens the kept address whatever the access: that of another desk, too [AU-015.b]', async () => {
    const { session, went } = aSession({ at: '/vas/vas-feedback?loanId=7' });
    await session.start();
    session.keepAddress('/vas/vas-feedback?loanId=7');
    await session.login(form);
    expect(went).toEqual(['/vas/vas-feedback?loanId=7']);
  });

  it('is asked for again by a deep address that was left without signing in [AU-015.b]', async () => {
    const { session, went } = aSession({ at: '/about' });
    await session.start();
    session.keepAddress('/credit/loans/100007/');
    session.cancel();
    expect(session.getState()).toMatchObject({ dialog: null, keptAddress: '/credit/loans/100007/' });
    session.keepAddress('/credit/loans/100007/');
    expect(session.getState().dialog).toBe('normal');
    await session.login(form);
    expect(went).toEqual(['/', '/credit/loans/100007/']);
  });

  it('by another way opens the address that way began at [XR-003.e]', async () => {
    const { session, storage, went } = aSession({ at: '/single-sign-on' });
    await session.start();
    const ask = async () => ({ user: asha, token: 'by', refreshToken: 'by-refresh' });
    expect(await session.signIn(ask, '/credit/loans/100007/?tab=kyc')).toBeNull();
    expect(storage.getItem('jwtToken')).toBe('by');
    expect(went).toEqual(['/credit/loans/100007/?tab=kyc']);
  });

  it('by another way opens that address for whoever is signed in already, too [XR-003.e]', async () => {
    const { session, went, recalled } = await signedIn();
    const answer = async () => ({ user: asha, token: 'new', refreshToken: 'new-refresh' });
    expect(await session.signIn(answer, '/about')).toBeNull();
    expect(went).toEqual(['/about']);
    expect(recalled).not.toHaveBeenCalled();
  });

  it('says the server’s last words and stays out, with the dialog open [AU-010.b, AU-013.a, AU-014.b]', async () => {
    const { session, tokens } = aSession({
      calls: { login: async () => Promise.reject(refused(401, 'first', 'Email or password is wrong')) },
    });
    await session.start();
    session.askToSignIn();
    expect(await session.login(form)).toBe('Email or password is wrong');
    const { status, dialog } = session.getState();
    expect([status, dialog, tokens.access()]).toEqual(['signedOut', 'normal', null]);
  });

  it.each([
    ['an outage', outage()],
    ['anything else that is thrown', new TypeError('Failed to fetch')],
  ])('has its own words for %s [AU-014.a]', async (_what, thrown) => {
    const { session } = aSession({ calls: { login: async () => Promise.reject(thrown) } });
    await session.start();
    expect(await session.login(form)).toBe('Error Occurred while logging in');
  });

  it.each([
    [['ROLE_CUSTOMER_SERVICE'], '/loan-management/search/'],
    [['ROLE_COLLECTIONS_AGENT'], '/loan-management/collections/'],
    [['ROLE_VAS'], '/vas/vas-feedback'],
  ] as const)(
    'of %j opens %s, and nothing is refused [AU-016.a, AU-017.a, AU-017.b, AU-018.b]',
    async (roles, address) => {
      const { session, went } = aSession({
        calls: {
          login: async () => ({ user: { ...asha, roles: [...roles] }, token: 't', refreshToken: 'r' }),
        },
      });
      await session.start();
      expect(await session.login(form)).toBeNull();
      expect(went).toEqual([address]);
    },
  );

  it('of a person without a desk says so and keeps no session [AU-018.a]', async () => {
    const { session, tokens, calls, went } = aSession({
      calls: { login: async () => ({ user: { ...asha, roles: [] }, token: 't', refreshToken: 'r' }) },
    });
    await session.start();
    expect(await session.login(form)).toBe('You do not have permission to access this');
    expect(calls.logout).toHaveBeenCalledOnce();
    expect([session.getState().viewer, tokens.access(), went]).toEqual([null, null, []]);
  });
});

describe('a session that ends under the hands', () => {
  it('shows Login Expired over the screen as it is [AU-009.a]', async () => {
    const { session, went, forgotten } = await signedIn();
    session.expire();
    expect(session.getState()).toMatchObject({ status: 'expired', dialog: 'expired', viewer: asha });
    expect([went, forgotten]).toEqual([[], []]);
  });

  it('goes on at the same screen when the same person signs in again, with the new tokens [AU-019.a, AU-020.a, AU-026.c]', async () => {
    const { session, storage, went, forgotten, recalled } = await signedIn();
    session.expire();
    expect(await session.login(form)).toBeNull();
    expect([storage.getItem('jwtToken'), storage.getItem('refreshToken')]).toEqual(['new', 'new-refresh']);
    expect(session.getState()).toMatchObject({ status: 'signedIn', dialog: null });
    expect([went, forgotten]).toEqual([[], []]);
    expect(recalled).toHaveBeenCalledOnce();
  });

  it('hands nothing over to another person, and keeps the first one’s drafts [XR-012.c]', async () => {
    const { session, went, forgotten } = await signedIn({
      calls: { login: async () => ({ user: ravi, token: 't', refreshToken: 'r' }) },
    });
    session.expire();
    await session.login(form);
    expect(forgotten).toEqual([{ person: 'asha', drafts: 'keep' }]);
    expect(went).toEqual(['/credit/loans']);
  });

  it('on Cancel leaves the data of the person, not their drafts, and keeps no address at Home [XR-012.c]', async () => {
    const { session, forgotten } = await signedIn({ at: '/' });
    session.expire();
    session.cancel();
    expect(session.getState().keptAddress).toBeNull();
    expect(forgotten).toEqual([{ person: 'asha', drafts: 'keep' }]);
  });

  it('goes Home on Cancel and opens the address that was left after the next sign-in [SH-002.c]', async () => {
    const { session, went } = await signedIn({ at: '/credit/loans/100007/' });
    session.expire();
    session.cancel();
    expect(session.getState()).toMatchObject({
      status: 'signedOut',
      viewer: null,
      keptAddress: '/credit/loans/100007/',
    });
    await session.login(form);
    expect(went).toEqual(['/', '/credit/loans/100007/']);
  });
});

describe('logout', () => {
  it('removes both tokens, tells the server, drops data and drafts and goes Home [AU-021.a, AU-021.b, SH-031.c, SH-032.a]', async () => {
    const { session, tokens, calls, went, forgotten, storage } = await signedIn({
      at: '/credit/loans/100007/',
    });
    const wentBefore: string[][] = [];
    session.subscribe(() => wentBefore.push([...went]));
    await session.logout();
    // Signed out at a guarded address, that page would ask who it is.
    expect(wentBefore).toEqual([['/']]);
    expect([tokens.access(), tokens.refresh(), storage.getItem(personKey)]).toEqual([null, null, '']);
    expect(calls.logout).toHaveBeenCalledOnce();
    expect(forgotten).toEqual([{ person: 'asha', drafts: 'drop' }]);
    expect(session.getState()).toMatchObject({ status: 'signedOut', viewer: null, dialog: null });
    expect(went).toEqual(['/']);
  });

  it('tells the server with the token that it ends [SH-031.d]', async () => {
    const told: (string | null)[] = [];
    let access = (): string | null => null;
    const { session, tokens } = await signedIn({ calls: { logout: async () => void told.push(access()) } });
    access = tokens.access;
    await session.logout();
    expect([told, access()]).toEqual([['old'], null]);
  });

  it('does not wait for the network [SH-031.c]', async () => {
    const { session } = await signedIn({ calls: { logout: () => new Promise(() => undefined) } });
    void session.logout();
    expect(session.getState().status).toBe('signedOut');
  });

  it('of another tab is a logout here [XR-162.a]', async () => {
    const { session, went, forgotten } = await signedIn();
    session.storageChanged(personKey, '');
    expect(session.getState().status).toBe('signedOut');
    expect([went, forgotten]).toEqual([['/'], [{ person: 'asha', drafts: 'drop' }]]);
  });
});
