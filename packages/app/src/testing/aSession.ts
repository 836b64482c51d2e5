import { contract } from '@lending-desk/domain/contract';
import type { User } from '@lending-desk/domain/signin';
import { vi } from 'vitest';
import { ApiError } from '../http/apiError';
import { createTokenStore } from '../http/tokens';
import { createSession, type Forgetting, type SessionCalls } from '../session/store';
import { memoryStorage } from './fakeServer';

export const asha: User = {
  idString: 'asha',
  fullName: 'Asha Nair',
  email: 'asha@lender.example',
  roles: ['ROLE_CREDIT_USER'],
  addMasterTags: false,
};
export const ravi: User = { ...asha, idString: 'ravi', fullName: 'Ravi Menon' };
export const form = { email: 'asha@lender.example', password: 'correct horse' };
export const stored = { jwtToken: 'old', refreshToken: 'old-refresh' };

export const refused = (status: number, ...said: string[]) =>
  new ApiError(contract.signin.login, { kind: 'refused', status, messages: said });
export const outage = () => new ApiError(contract.signin.login, { kind: 'unreachable' });

/** A session over calls that answer, in a browser of its own. */
export function aSession(
  options: { at?: string; storage?: Record<string, string>; calls?: Partial<SessionCalls> } = {},
) {
  const storage = memoryStorage(options.storage);
  const tokens = createTokenStore(storage);
  const went: string[] = [];
  const forgotten: Forgetting[] = [];
  const recalled = vi.fn();
  const calls: SessionCalls = {
    login: async () => ({ user: asha, token: 'new', refreshToken: 'new-refresh' }),
    profile: async () => asha,
    logout: vi.fn(async () => ({})),
    ...options.calls,
  };
  let address = options.at ?? '/credit/loans';
  const session = createSession({
    calls,
    tokens,
    storage,
    currentAddress: () => address,
    navigate: to => {
      address = to;
      went.push(to);
    },
  });
  session.onForget(forgetting => forgotten.push(forgetting));
  session.onRecall(recalled);
  return { session, tokens, storage, went, forgotten, recalled, calls };
}

/** A session whose person is known. */
export const signedIn = async (options: Parameters<typeof aSession>[0] = {}) => {
  const desk = aSession({ storage: stored, ...options });
  await desk.session.start();
  return desk;
};
