import { tokenKeys } from '@lending-desk/domain/signin';

export type TokenPair = { readonly token: string; readonly refreshToken: string };

/** The session as this browser keeps it; every tab reads the same. */
export type TokenStore = {
  readonly access: () => string | null;
  readonly refresh: () => string | null;
  readonly save: (pair: TokenPair) => void;
  readonly clear: () => void;
};

/** Tokens in local storage, under the documented names [AU-019, AU-020]. Read from storage each time: another tab may
 *  have refreshed or removed them. */
export function createTokenStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TokenStore {
  return {
    access: () => storage.getItem(tokenKeys.access),
    refresh: () => storage.getItem(tokenKeys.refresh),
    save: pair => {
      // The refresh token first: a tab that sees the new access token must not find the old refresh token.
      storage.setItem(tokenKeys.refresh, pair.refreshToken);
      storage.setItem(tokenKeys.access, pair.token);
    },
    clear: () => {
      storage.removeItem(tokenKeys.access);
      storage.removeItem(tokenKeys.refresh);
    },
  };
}
