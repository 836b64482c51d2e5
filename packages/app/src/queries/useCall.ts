import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { idempotencyKeys, drafts } from '../drafts/drafts';
import { session } from '../session/session';
import { useViewer } from '../session/useViewer';
import { type Call, callOptions } from './call';
import { type AfterAction, useSingleFlight } from './useSingleFlight';

/** A write: done once however often it is pressed, under a key that outlives the page, with what it changes in cache
 *  and drafts done even when whoever pressed has left by then. `done` and `failed` of a press are called only while
 *  they are still there; a later failure is shown as a passing notice, and the draft is where they left it. */
export function useCall<Input, Output>(call: Call<Input, Output>) {
  const client = useQueryClient();
  const person = useViewer().idString;
  const { show } = useSnackbar();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const { word, of, says, reaches, name = `Loan ${of}` } = call;
  const { press, ...action } = useSingleFlight([word, String(of)], {
    ...callOptions({ client, drafts, keys: idempotencyKeys, person }, call),
    reaches,
  });
  return {
    ...action,
    press: useCallback(
      (input: Input, after: AfterAction<Output> = {}) =>
        press(input, {
          done: output => {
            if (says !== undefined) show({ message: typeof says === 'string' ? says : says(output) });
            if (here.current) after.done?.(output);
          },
          failed: thrown => {
            if (here.current) after.failed?.(thrown);
            // The session that ended has its own dialog.
            else if (session.getState().status !== 'expired')
              show({ message: `${name}: ${thrown.message}`, tone: 'error' });
          },
        }),
      [press, show, name, says],
    ),
  };
}
