import { SettingsScreen } from '@lending-desk/ui/screens/SettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { lenderSettingsQueries, useChangeSettings } from '../../../queries/lenderSettings';

/** What the lender charges and allows. */
export function Component() {
  const { data, error, refetch } = useQuery(lenderSettingsQueries.all());
  const { press, pending, error: refused } = useChangeSettings();
  return (
    <SettingsScreen
      shown={
        data
          ? { state: 'ready', settings: data }
          : error
            ? { state: 'failed', message: error.message, onRetry: () => void refetch() }
            : { state: 'loading' }
      }
      sending={pending}
      error={refused?.message}
      onChange={(sent, done) => press(sent, { done })}
    />
  );
}
