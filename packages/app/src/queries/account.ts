import { accountContract, type PasswordChange } from '@lending-desk/domain/account';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useSingleFlight } from './useSingleFlight';

const accountApi = apiOf(accountContract);

export const accountQueries = {
  /** The browsers the signed-in person is signed in with. */
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: async ({ signal }) => (await accountApi.sessions({}, { signal })).data.sessions,
      staleTime: 0,
    }),
};

/** Signs out one other browser, or all of them ('others'). */
export function useEndSessions() {
  const client = useQueryClient();
  return useSingleFlight(['endSessions', 'mine'], {
    mutationFn: async (idString: string) => {
      const { data } =
        idString === 'others'
          ? await accountApi.endOtherSessions()
          : await accountApi.endSession({ idString });
      return data.sessions;
    },
    onSuccess: sessions => {
      client.setQueryData(accountQueries.sessions().queryKey, sessions);
    },
  });
}

/** Changes the signed-in person's password, which signs out every other browser. */
export function useChangePassword() {
  const client = useQueryClient();
  return useSingleFlight(['password', 'mine'], {
    mutationFn: (change: PasswordChange) => accountApi.changePassword(change),
    // Passwords do not stay in memory.
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(accountQueries.sessions()),
  });
}
