import {
  type MutationState,
  type QueryClient,
  useMutation,
  type UseMutationOptions,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isOccupied, occupy, useOccupied } from './occupied';

/** What is done, and to what: 'comment' and a loan's number. */
export type ActionName = readonly [word: string, of: string];

export type AfterAction<Output> = {
  readonly done?: ((output: Output) => void) | undefined;
  readonly failed?: ((thrown: Error) => void) | undefined;
};

const actions = 'action';

export const actionKey = (...name: readonly string[]) => [actions, ...name] as const;

/** Whether an action is running, whichever component started it. Known from the press on, before the next render. */
export function isUnderWay(client: QueryClient, ...name: readonly string[]): boolean {
  return client.isMutating({ mutationKey: actionKey(...name) }) > 0;
}

/** Starts an action unless it is already running, or has just reached somebody outside.
 *  @returns whether it was begun */
export function begin<Output>(
  client: QueryClient,
  [word, of]: ActionName,
  start: () => Promise<Output>,
  after: AfterAction<Output>,
): boolean {
  if (isUnderWay(client, word, of) || isOccupied(word, of)) return false;
  // What failed shows in the action's own state.
  start().then(
    output => after.done?.(output),
    (thrown: Error) => after.failed?.(thrown),
  );
  return true;
}

type Options<Input, Output, Context> = Omit<
  UseMutationOptions<Output, Error, Input, Context>,
  'mutationKey' | 'mutationFn'
> & {
  readonly mutationFn: (input: Input) => Promise<Output>;
  /** Whether it reached somebody outside, whom a second press would reach again. @default it did not */
  readonly reaches?: ((output: Output) => boolean) | undefined;
};

/** What is done, and occupies the action for a while if it reached somebody outside. */
export function occupying<Input, Output>(
  [word, of]: ActionName,
  { mutationFn, reaches }: Pick<Options<Input, Output, unknown>, 'mutationFn' | 'reaches'>,
): (input: Input) => Promise<Output> {
  return async input => {
    const output = await mutationFn(input);
    if (reaches?.(output)) occupy(word, of);
    return output;
  };
}

const stateOf = ({ state }: { state: MutationState }): MutationState => state;

/** An action that is done once however often it is pressed. Its state is shared by all who show it, and outlives
 *  them: a form that was closed and opened again still says that it is saving. What has to happen when it succeeds
 *  is in `options`; a `done` of the press is for whoever pressed, and is called when they have left, too. */
export function useSingleFlight<Input, Output, Context = unknown>(
  [word, of]: ActionName,
  { mutationFn, reaches, ...options }: Options<Input, Output, Context>,
) {
  const client = useQueryClient();
  const mutationKey = useMemo(() => actionKey(word, of), [word, of]);
  const {
    mutateAsync,
    data,
    reset: forget,
  } = useMutation({
    ...options,
    mutationKey,
    mutationFn: occupying([word, of], { mutationFn, reaches }),
  });
  const last = useMutationState({ filters: { mutationKey }, select: stateOf }).at(-1);
  return {
    /** @returns whether it was begun: an action that is under way is not begun again */
    press: useCallback(
      (input: Input, after: AfterAction<Output> = {}): boolean =>
        begin(client, [word, of], () => mutateAsync(input), after),
      [client, word, of, mutateAsync],
    ),
    pending: last?.status === 'pending',
    /** It has just reached somebody outside: a press does nothing. */
    occupied: useOccupied(word, of),
    /** The error of the last run; null once the next one has started. */
    error: last?.error ?? null,
    succeeded: last?.status === 'success',
    /** The answer of the last run that was started here; undefined once the next one has. */
    answer: data,
    /** Clears the outcome of the last run. */
    reset: useCallback(() => {
      forget();
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ mutationKey }))
        if (mutation.state.status !== 'pending') cache.remove(mutation);
    }, [client, mutationKey, forget]),
  };
}
