import { useSyncExternalStore } from 'react';
import { onSessionOver, signinApi, tokens } from '../http/api';
import { navigateTo } from './navigator';
import { createSession, type SessionState } from './store';

/** The session of this tab. */
export const session = createSession({
  tokens,
  storage: localStorage,
  navigate: navigateTo,
  currentAddress: () => location.pathname + location.search,
  calls: {
    login: async form => (await signinApi.login(form)).data,
    profile: async () => (await signinApi.profile()).data.user,
    logout: () => signinApi.logout(),
  },
});

onSessionOver(session.expire);
window.addEventListener('storage', event => {
  if (event.storageArea === localStorage) session.storageChanged(event.key, event.newValue);
});

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
