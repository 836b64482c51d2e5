import type { User } from '@lending-desk/domain/signin';
import { describe, expect, it, vi } from 'vitest';
import { aSession, asha, form, ravi, signedIn, stored } from '../testing/aSession';
import { personKey, rolesKey } from './store';

describe('another tab [XR-162.a]', () => {
  it('with another person replaces this one', async () => {
    const profile = vi.fn(async () => asha);
    const { session, forgotten } = await signedIn({ calls: { profile } });
    profile.mockResolvedValue(ravi);
    session.storageChanged(personKey, 'ravi');
    // Nothing of the first one is shown until then.
    expect(session.getState()).toMatchObject({ status: 'starting', viewer: null });
    await vi.waitFor(() => expect(session.getState().viewer).toEqual(ravi));
    expect(forgotten).toEqual([{ person: 'asha', drafts: 'keep' }]);
  });

  it('that signs the same person in again ends the expiry here', async () => {
    const { session, recalled } = await signedIn();
    session.expire();
    session.storageChanged('jwtToken', 'new');
    expect(session.getState()).toMatchObject({ status: 'signedIn', dialog: null });
    expect(recalled).toHaveBeenCalledOnce();
  });

  it('whose session ended too does not end the expiry here', async () => {
    const { session } = await signedIn();
    session.expire();
    session.storageChanged('jwtToken', null);
    expect(session.getState()).toMatchObject({ status: 'expired', dialog: 'expired' });
  });

  it('that empties the storage is a logout here, which goes Home once', async () => {
    const { session, went } = await signedIn();
    session.storageChanged(null, null);
    expect(session.getState()).toMatchObject({ status: 'signedOut', viewer: null });
    session.storageChanged(null, null);
    session.storageChanged(personKey, '');
    expect(went).toEqual(['/']);
  });

  it('changes nothing while it is checked here who is there', async () => {
    const profile = vi.fn(() => new Promise<User>(() => undefined));
    const { session } = aSession({ storage: stored, calls: { profile } });
    void session.start();
    session.storageChanged(personKey, 'ravi');
    expect(profile).toHaveBeenCalledOnce();
  });

  it('that only refreshed changes nothing', async () => {
    const { session } = await signedIn();
    const before = session.getState();
    session.storageChanged('jwtToken', 'newer');
    expect(session.getState()).toBe(before);
  });

  it('with another person who has left again by then leaves nobody here', async () => {
    const { session, tokens } = await signedIn();
    tokens.clear();
    session.storageChanged(personKey, 'ravi');
    expect(session.getState()).toMatchObject({ status: 'signedOut', viewer: null });
  });

  it('in which somebody signs in signs them in here, and nothing else that it keeps does', async () => {
    const profile = vi.fn(async () => asha);
    const { session, tokens } = aSession({ calls: { profile } });
    await session.start();
    tokens.save({ token: 'new', refreshToken: 'new-refresh' });
    session.storageChanged('lending-desk.preferences', '{}');
    expect(profile).not.toHaveBeenCalled();
    session.storageChanged('jwtToken', 'new');
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ status: 'signedIn', viewer: asha }));
    expect(profile).toHaveBeenCalledOnce();
  });

  it('in which the same person signs in or whose visit was refused takes nobody out here', async () => {
    const { session, forgotten, went } = await signedIn();
    const before = session.getState();
    session.storageChanged(personKey, 'asha');
    session.storageChanged(rolesKey, '');
    expect(session.getState()).toBe(before);
    expect([forgotten, went]).toEqual([[], []]);
  });

  it('that keeps something else does not end the expiry here; one that logs out does, with its dialog', async () => {
    const { session } = await signedIn();
    session.expire();
    session.storageChanged('lending-desk.preferences', '{}');
    expect(session.getState()).toMatchObject({ status: 'expired', dialog: 'expired', viewer: asha });
    session.storageChanged(personKey, '');
    expect(session.getState()).toEqual({
      status: 'signedOut',
      viewer: null,
      dialog: null,
      keptAddress: null,
    });
  });

  it('is told who is here, by sign-in and by a reload', async () => {
    const { session, storage } = aSession();
    await session.start();
    await session.login(form);
    expect(storage.getItem(personKey)).toBe('asha');
    expect((await signedIn()).storage.getItem(personKey)).toBe('asha');
  });
});
