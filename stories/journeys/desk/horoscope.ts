import { contract } from '@lending-desk/domain/contract';
import { emptyWeek, wirePredictionsOf } from '@lending-desk/domain/horoscope';
import { staff } from '../../fixtures/staff';
import { type Answer, answering } from './answering';
import type { SignInDesk } from './desk';

/** What the page of the horoscope stores. */
export interface HoroscopeDesk extends SignInDesk {
  /** The Mondays of the weeks that are saved. */
  weeks: string[];
}

/** A horoscope of which one week is saved. */
export const horoscopeDesk = (): HoroscopeDesk => ({
  people: [staff.superUser],
  sessions: new Map(),
  weeks: ['2026-11-16'],
});

/** What the page of the horoscope asks for. */
export const horoscopeAnswers: readonly Answer<HoroscopeDesk>[] = [
  answering(contract.horoscope.weeks, ({ weeks }: HoroscopeDesk) => ({ data: { weeks: [...weeks] } })),
  answering(contract.horoscope.read, (_desk: HoroscopeDesk, _viewer, { date }) => ({
    data: { date, version: 4, predictions: wirePredictionsOf(emptyWeek), savedBy: null, savedOn: null },
  })),
  answering(contract.horoscope.save, (desk: HoroscopeDesk, { fullName }, { date, predictions }) => {
    desk.weeks = [...desk.weeks, date];
    return {
      data: {
        date,
        version: 5,
        predictions: wirePredictionsOf(predictions),
        savedBy: fullName,
        savedOn: '2026-11-21T06:31:00.000Z',
      },
    };
  }),
];
