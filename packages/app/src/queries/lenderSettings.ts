import {
  lenderSettingsContract,
  type SettingsAnswer,
  settingsMessages,
} from '@lending-desk/domain/lenderSettings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useWrite } from './useWrite';

const settingsApi = apiOf(lenderSettingsContract);
const queryKey = ['lenderSettings'] as const;

export const lenderSettingsQueries = {
  all: () =>
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => (await settingsApi.read({}, { signal })).data,
      staleTime: 0,
    }),
};

/** Changes the settings from the next business date on; after a refusal what holds is read again. */
export function useChangeSettings() {
  const client = useQueryClient();
  const reread = () => void client.invalidateQueries({ queryKey });
  const { press, ...action } = useWrite({
    word: 'settings',
    of: 'lenderSettings',
    name: 'Settings',
    send: async (sent: Parameters<typeof settingsApi.change>[0]): Promise<SettingsAnswer> =>
      (await settingsApi.change(sent)).data,
    done: answer => {
      client.setQueryData(queryKey, answer);
    },
    says: settingsMessages.changed,
    unknown: reread,
  });
  return {
    ...action,
    press: (sent: Parameters<typeof settingsApi.change>[0], done: () => void) =>
      press(sent, { done, failed: reread }),
  };
}
