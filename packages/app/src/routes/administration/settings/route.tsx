import { SettingsScreen } from '@lending-desk/ui/screens/SettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { lenderSettingsQueries, useChangeSettings } from '../../../queries/lenderSettings';
import { readOf } from '../../../http/readOf';

/** What the lender charges and allows. */
export function Component() {
  const settings = useQuery(lenderSettingsQueries.all());
  const { press, pending, error: refused } = useChangeSettings();
  return (
    <SettingsScreen
      shown={readOf(settings)}
      sending={pending}
      error={refused?.message}
      onChange={(sent, done) => press(sent, { done })}
    />
  );
}
