import type { OpenSession } from '@lending-desk/domain/account';
import type { SessionsList } from '@lending-desk/ui/account/SessionsPanel';
import { AccountScreen } from '@lending-desk/ui/screens/AccountScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { refusedFieldsOf } from '../../../http/apiError';
import { accountQueries, useChangePassword, useEndSessions } from '../../../queries/account';
import { useViewer } from '../../../session/useViewer';

/** The account of whoever is signed in. */
export function Component() {
  const { data, error, refetch } = useQuery(accountQueries.sessions());
  const { press: end, pending: ending, error: notEnded } = useEndSessions();
  const { press: change, pending: changing, error: notChanged, succeeded } = useChangePassword();
  const [which, setWhich] = useState('others');
  const list: SessionsList = data
    ? { state: 'ready', sessions: data }
    : error
      ? { state: 'failed', message: error.message, onRetry: () => void refetch() }
      : { state: 'loading' };
  const endOne = useCallback(
    (idString: string) => {
      if (end(idString)) setWhich(idString);
    },
    [end],
  );
  return (
    <AccountScreen
      viewer={useViewer()}
      sessions={{
        list,
        run: ending
          ? { state: 'running', ending: which }
          : notEnded
            ? { state: 'failed', message: notEnded.message }
            : { state: 'idle' },
        onEnd: useCallback(({ idString }: OpenSession) => endOne(idString), [endOne]),
        onEndOthers: () => endOne('others'),
      }}
      password={{
        save: changing
          ? { state: 'running' }
          : notChanged
            ? { state: 'failed', message: notChanged.message, refused: refusedFieldsOf(notChanged) }
            : { state: succeeded ? 'saved' : 'idle' },
        onSave: typed => void change(typed),
      }}
    />
  );
}
