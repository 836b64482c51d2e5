import type { BusinessDate } from '@lending-desk/domain/calendar';
import {
  horoscopeContract,
  type HoroscopeWeek,
  type StoredWeek,
  storedWeekSchema,
  wirePredictionsOf,
} from '@lending-desk/domain/horoscope';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiOf } from '../http/api';
import { failureOf } from '../http/apiError';
import { useCall } from './useCall';

const horoscopeApi = apiOf(horoscopeContract);

export const horoscopeQueries = {
  all: ['horoscope'] as const,
  /** The predictions of a week. They are not read again while somebody writes: a save says when they have changed. */
  week: (date: BusinessDate) =>
    queryOptions({
      queryKey: [...horoscopeQueries.all, date],
      queryFn: async ({ signal }) => (await horoscopeApi.read({ date }, { signal })).data,
      refetchOnWindowFocus: false,
    }),
  /** The weeks that are saved, for the calendar. */
  weeks: () =>
    queryOptions({
      queryKey: [...horoscopeQueries.all, 'weeks'],
      queryFn: async ({ signal }) => (await horoscopeApi.weeks({}, { signal })).data.weeks,
    }),
};

/** The stored week of a refused save; null for any other failure. */
export function weekInConflict(thrown: unknown): StoredWeek | null {
  const failure = failureOf(thrown);
  const read = v.safeParse(storedWeekSchema, failure.kind === 'conflict' ? failure.current : undefined);
  return read.success ? read.output : null;
}

/** Saves the predictions of a week on the version they were written on [HO-009]. */
export function useSaveWeek(date: BusinessDate) {
  const client = useQueryClient();
  return useCall({
    word: 'horoscope',
    of: date,
    name: `Horoscope of ${date}`,
    send: async ({ week, version }: { week: HoroscopeWeek; version: number }, ask) =>
      (await ask(horoscopeApi.save, { date, version, predictions: wirePredictionsOf(week) })).data,
    done: stored => {
      const { queryKey } = horoscopeQueries.week(date);
      // A read that is under way would bring back the texts before.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, stored);
      void client.invalidateQueries({ queryKey: horoscopeQueries.weeks().queryKey });
    },
  });
}
