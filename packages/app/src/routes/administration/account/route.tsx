import type { OpenSession } from '@lending-desk/domain/account';
import { AccountScreen } from '@lending-desk/ui/screens/AccountScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { refusedFieldsOf } from '../../../http/apiError';
import { accountQueries, useChangePassword, useEndSessions } from '../../../queries/account';
import { useViewer } from '../../../session/useViewer';
import { readOf } from '../../../http/readOf';
import { runOf } from '../../../http/runOf';

/** The account of whoever is signed in. */
export function Component() {
  const sessions = useQuery(accountQueries.sessions());
  const { press: end, ...ending } = useEndSessions();
  const { press: change, ...changing } = useChangePassword();
  const [which, setWhich] = useState('others');
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
        list: readOf(sessions),
        run: runOf(ending, undefined, { ending: which }),
        onEnd: useCallback(({ idString }: OpenSession) => endOne(idString), [endOne]),
        onEndOthers: () => endOne('others'),
      }}
      password={{
        save: changing.succeeded
          ? { state: 'done' }
          : { ...runOf(changing), refused: changing.error ? refusedFieldsOf(changing.error) : undefined },
        onSave: typed => void change(typed),
      }}
    />
  );
}
