import type { Viewer } from '@lending-desk/domain/access';
import { signinMessages } from '@lending-desk/domain/errors';
import { tokenKeys, type User } from '@lending-desk/domain/signin';
import { failureOf, textOf } from '../http/apiError';
import type { TokenPair, TokenStore } from '../http/tokens';
import { landingAddress } from './landing';

export type SessionStatus =
  /** The person of a stored session is being loaded. */
  | 'starting'
  /** The stored session could not be checked: no network, or a server error. */
  | 'unreachable'
  | 'signedOut'
  | 'signedIn'
  /** The session expired during use; the screen stays as it is until the person signs in again. */
  | 'expired';

export type SessionState = {
  readonly status: SessionStatus;
  readonly viewer: Viewer | null;
  /** Whether the login dialog is open, and its title. */
  readonly dialog: 'normal' | 'expired' | null;
  /** The address to open after sign-in. */
  readonly keptAddress: string | null;
};

/** The calls a session makes. */
export type SessionCalls = {
  readonly login: (form: { email: string; password: string }) => Promise<TokenPair & { readonly user: User }>;
  readonly profile: () => Promise<User>;
  readonly logout: () => Promise<unknown>;
};

export type SessionParts = {
  readonly calls: SessionCalls;
  readonly tokens: TokenStore;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Goes to an address of the app. */
  readonly navigate: (address: string) => void;
  readonly currentAddress: () => string;
};

/** Whose data must be removed from this tab; only a logout also removes drafts. */
export type Forgetting = { readonly person: string; readonly drafts: 'keep' | 'drop' };

/** Tells the other tabs whose session this browser holds; '' after a logout. */
export const personKey = 'lending-desk.person';

/** The roles of that person, so that their next visit reads its first page while it is checked who they are. */
export const rolesKey = 'lending-desk.roles';

const home = '/';

/** Who is signed in, in this tab and synchronized with the others. */
export function createSession({ calls, tokens, storage, navigate, currentAddress }: SessionParts) {
  let state: SessionState = { status: 'starting', viewer: null, dialog: null, keptAddress: null };
  const listeners = new Set<() => void>();
  const forgetters = new Set<(forgetting: Forgetting) => void>();
  const recallers = new Set<() => void>();

  function set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function forgetPerson(person: string, drafts: Forgetting['drafts']) {
    for (const forgetter of forgetters) forgetter({ person, drafts });
  }

  function forget(drafts: Forgetting['drafts']) {
    if (state.viewer) forgetPerson(state.viewer.idString, drafts);
  }

  function enter(user: Viewer) {
    storage.setItem(personKey, user.idString);
    storage.setItem(rolesKey, user.roles.join());
    set({ status: 'signedIn', viewer: user, dialog: null, keptAddress: null });
  }

  /** Loads the person of the stored session, if there is one. A 401, after a refresh where a refresh token is
   *  stored, clears the state, opens the login dialog and goes Home; the address is opened after sign-in
   *  [AU-008, AU-028, X-39]. */
  async function start() {
    if (tokens.access() === null && tokens.refresh() === null) {
      set({ status: 'signedOut', viewer: null });
      return;
    }
    const refreshable = tokens.refresh() !== null;
    set({ status: 'starting', viewer: null });
    try {
      enter(await calls.profile());
    } catch (thrown) {
      if (failureOf(thrown).kind !== 'refused') {
        set({ status: 'unreachable' });
        return;
      }
      tokens.clear();
      // What was read ahead for the roles of the last visit.
      forgetPerson(storage.getItem(personKey) ?? '', 'keep');
      storage.setItem(rolesKey, '');
      const address = currentAddress();
      navigate(home);
      set({
        status: 'signedOut',
        viewer: null,
        dialog: refreshable ? 'expired' : 'normal',
        keptAddress: address === home ? null : address,
      });
    }
  }

  /** @param ask  the call that answers a person and their tokens
   *  @param address  where to go then; @default the address that was asked for before
   *  @returns null when the person is signed in, else the message of the login dialog [AU-013, AU-014, AU-018] */
  async function signIn(ask: () => ReturnType<SessionCalls['login']>, address = state.keptAddress) {
    const before = state;
    let answer: Awaited<ReturnType<SessionCalls['login']>>;
    try {
      answer = await ask();
    } catch (thrown) {
      return textOf(thrown, signinMessages.auth.loginFailed);
    }
    const same = before.status === 'expired' && before.viewer?.idString === answer.user.idString;
    const landing = landingAddress(answer.user, address);
    tokens.save(answer);
    if (landing === null) {
      // A person without any desk must not stay signed in: the page behind the dialog would become theirs.
      await calls.logout().catch(() => undefined);
      tokens.clear();
      return signinMessages.auth.noDesk;
    }
    if (!same) forget('keep');
    enter(answer.user);
    if (same) for (const recall of recallers) recall();
    else navigate(landing);
    return null;
  }

  /** Ends the session here, on the server and in every tab, and goes Home [AU-021, SH-032]. The server is informed
   *  without waiting, so that a slow network does not delay a logout on a shared machine. */
  function logout() {
    const telling = calls.logout().catch(() => undefined);
    // The call has read its token by now; no other call may use it.
    tokens.clear();
    storage.setItem(personKey, '');
    storage.setItem(rolesKey, '');
    leave();
    return telling;
  }

  function leave() {
    forget('drop');
    // Change the address first: a guard that finds no person at a guarded address would open the login dialog.
    navigate(home);
    set({ status: 'signedOut', viewer: null, dialog: null, keptAddress: null });
  }

  return {
    getState: () => state,
    /** @returns who is signed in, as soon as that is known; null if nobody is */
    known: () =>
      new Promise<Viewer | null>(resolve => {
        const look = () => {
          if (state.status === 'starting') return;
          listeners.delete(look);
          resolve(state.viewer);
        };
        listeners.add(look);
        look();
      }),
    /** The roles of the last visit, while it is still being checked whose visit this is; else of who is signed in. */
    expectedRoles: (): readonly string[] => {
      if (state.status !== 'starting') return state.viewer?.roles ?? [];
      return (storage.getItem(rolesKey) ?? '').split(',');
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Called when a person's data must be removed from this tab. */
    onForget: (forgetter: (forgetting: Forgetting) => void) => {
      forgetters.add(forgetter);
      return () => void forgetters.delete(forgetter);
    },
    /** Called when the same person has signed in again after the session ended: failed reads must be repeated. */
    onRecall: (recall: () => void) => {
      recallers.add(recall);
      return () => void recallers.delete(recall);
    },
    start,
    signIn,
    login: (form: { email: string; password: string }) => signIn(() => calls.login(form)),
    logout,
    /** A refresh failed during use [AU-009, AU-026]. At the start the profile's own 401 says the same. */
    expire: () => {
      if (state.status === 'signedIn') set({ status: 'expired', dialog: 'expired' });
    },
    /** Opens the login dialog for the Log In link of Home. */
    askToSignIn: () => set({ dialog: 'normal' }),
    /** A guarded address without a session: opens the dialog and keeps the address for after sign-in. */
    keepAddress: (address: string) => {
      if (state.status === 'signedOut') set({ keptAddress: address, dialog: state.dialog ?? 'normal' });
    },
    /** Cancel in the dialog: goes Home, where signing in is still possible; drafts are kept. */
    cancel: () => {
      if (state.status === 'expired') forget('keep');
      const address = currentAddress();
      const kept = state.status === 'expired' && address !== home ? address : state.keptAddress;
      navigate(home);
      set({ status: 'signedOut', viewer: null, dialog: null, keptAddress: kept });
    },
    /** Another tab wrote to the storage: a logout or a new person there logs this tab out, too. */
    storageChanged: (key: string | null, value: string | null) => {
      if (key === null || (key === personKey && value === '')) {
        if (state.viewer) leave();
        return;
      }
      if (state.status === 'starting' || value === null) return;
      if (key === personKey && value !== state.viewer?.idString) {
        forget('keep');
        void start();
      } else if (key === tokenKeys.access && state.status === 'signedOut') {
        void start();
      } else if (key === tokenKeys.access && state.status === 'expired') {
        // The person of this session has signed in again in another tab.
        set({ status: 'signedIn', dialog: null });
        for (const recall of recallers) recall();
      }
    },
  };
}
