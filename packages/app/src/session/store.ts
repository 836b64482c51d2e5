import type { Viewer } from '@lending-desk/domain/access';
import { signinMessages } from '@lending-desk/domain/errors';
import { tokenKeys, type User } from '@lending-desk/domain/signin';
import { failureOf, textOf } from '../http/apiError';
import type { TokenPair, TokenStore } from '../http/tokens';
import { landingAddress } from './landing';

export type SessionStatus =
  /** A stored session is being asked for its person. */
  | 'starting'
  /** The stored session could not be asked: no network, or the server failed. */
  | 'unreachable'
  | 'signedOut'
  | 'signedIn'
  /** The session ended under the person's hands; the screen stays as it is until they sign in again. */
  | 'expired';

export type SessionState = {
  readonly status: SessionStatus;
  readonly viewer: Viewer | null;
  /** Whether the login dialog stands over the page, and under which title. */
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

/** Whose data has to leave this tab; only a logout takes what they have typed along. */
export type Forgetting = { readonly person: string; readonly drafts: 'keep' | 'drop' };

/** Tells the other tabs whose session this browser holds; '' after a logout. */
export const personKey = 'lending-desk.person';

const home = '/';

/** Who is signed in, in this tab and in step with the others. */
export function createSession({ calls, tokens, storage, navigate, currentAddress }: SessionParts) {
  let state: SessionState = { status: 'starting', viewer: null, dialog: null, keptAddress: null };
  const listeners = new Set<() => void>();
  const forgetters = new Set<(forgetting: Forgetting) => void>();
  const recallers = new Set<() => void>();

  function set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function forget(drafts: Forgetting['drafts']) {
    if (!state.viewer) return;
    for (const forgetter of forgetters) forgetter({ person: state.viewer.idString, drafts });
  }

  function enter(user: Viewer) {
    storage.setItem(personKey, user.idString);
    set({ status: 'signedIn', viewer: user, dialog: null, keptAddress: null });
  }

  /** Asks the stored session, if there is one, for its person. A 401, after a refresh where a refresh token is
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

  /** @returns null when the person is in, else what the login dialog says [AU-013, AU-014, AU-018] */
  async function login(form: { email: string; password: string }): Promise<string | null> {
    const before = state;
    let answer: Awaited<ReturnType<SessionCalls['login']>>;
    try {
      answer = await calls.login(form);
    } catch (thrown) {
      return textOf(thrown, signinMessages.auth.loginFailed);
    }
    const same = before.status === 'expired' && before.viewer?.idString === answer.user.idString;
    const landing = landingAddress(answer.user, before.keptAddress);
    tokens.save(answer);
    if (landing === null) {
      // Nobody may stay signed in with nowhere to go: the page behind the dialog would belong to them.
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

  /** Ends the session here, on the server and in every tab, and goes Home [AU-021, SH-032]. The server is told
   *  without waiting: a person who leaves a shared desk is not kept by the network. */
  function logout() {
    const telling = calls.logout().catch(() => undefined);
    // The call has read its token by now; nothing else may.
    tokens.clear();
    storage.setItem(personKey, '');
    leave();
    return telling;
  }

  function leave() {
    forget('drop');
    // First the address: a guard that saw no person at a guarded address would ask for one.
    navigate(home);
    set({ status: 'signedOut', viewer: null, dialog: null, keptAddress: null });
  }

  return {
    getState: () => state,
    /** @returns who is signed in, as soon as that is known; null where nobody is */
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
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Told when a person's data must leave this tab. */
    onForget: (forgetter: (forgetting: Forgetting) => void) => {
      forgetters.add(forgetter);
      return () => void forgetters.delete(forgetter);
    },
    /** Told when the same person is back after the session had ended: what failed meanwhile is to be read anew. */
    onRecall: (recall: () => void) => {
      recallers.add(recall);
      return () => void recallers.delete(recall);
    },
    start,
    login,
    logout,
    /** A refresh failed under way [AU-009, AU-026]. At the start the profile's own 401 says the same. */
    expire: () => {
      if (state.status === 'signedIn') set({ status: 'expired', dialog: 'expired' });
    },
    /** Opens the login dialog by hand: the Log In link of Home. */
    askToSignIn: () => set({ dialog: 'normal' }),
    /** A guarded address without a session: the dialog opens and the address waits. */
    keepAddress: (address: string) => {
      if (state.status === 'signedOut' && state.keptAddress !== address) {
        set({ keptAddress: address, dialog: state.dialog ?? 'normal' });
      }
    },
    /** Cancel in the dialog: back to Home, where the way in stays open; what was typed stays stored. */
    cancel: () => {
      if (state.status === 'expired') forget('keep');
      const address = currentAddress();
      const kept = state.status === 'expired' && address !== home ? address : state.keptAddress;
      navigate(home);
      set({ status: 'signedOut', viewer: null, dialog: null, keptAddress: kept });
    },
    /** Another tab wrote to the storage: a logout there is a logout here, and so is a new person. */
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
        // The person of this very session has signed in again elsewhere.
        set({ status: 'signedIn', dialog: null });
        for (const recall of recallers) recall();
      }
    },
  };
}
