import {
  lenderSettingsContract,
  type SettingsAnswer,
  settingsMessages,
} from '@lending-desk/domain/lenderSettings';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

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
  const failed = () => void client.invalidateQueries({ queryKey });
  return useCall({
    word: 'settings',
    of: 'lenderSettings',
    name: 'Settings',
    send: async (sent: Parameters<typeof settingsApi.change>[0], ask): Promise<SettingsAnswer> =>
      (await ask(settingsApi.change, sent)).data,
    done: answer => client.setQueryData(queryKey, answer),
    says: settingsMessages.changed,
    failed,
  });
}
