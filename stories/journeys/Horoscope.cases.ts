import type { Viewer } from '@lending-desk/domain/access';
import {
  emptyWeek,
  type Sign,
  signs,
  wirePredictionsOf,
  withPrediction,
} from '@lending-desk/domain/horoscope';
import { screen, within } from 'storybook/test';
import { inMemoryServer } from './desk/desk';
import { horoscopeAnswers, horoscopeDesk } from './desk/horoscope';
import { theProduct } from './theProduct';

export const monday = '2026-11-23';
/** The week of that Monday, in the real app. */
export const seenBy = (as: Viewer) =>
  theProduct(() => inMemoryServer({ ...horoscopeDesk(), people: [as] }, horoscopeAnswers), {
    address: `/florence-club/horoscope?date=${monday}`,
    as,
    at: new Date('2026-11-21T06:30:00.000Z'),
  });

export const savedBy = async (sign: string, place = 0) => {
  const text = within(await screen.findByRole('region', { name: sign })).getAllByRole('textbox')[place];
  if (!text) throw new Error(`${sign} has no text`);
  return { text, save: screen.getByRole('button', { name: 'Save' }) };
};

export const weekOf = (texts: Partial<Record<Sign, string>>) =>
  wirePredictionsOf(
    signs.reduce((week, sign) => withPrediction(week, sign, 'Health', texts[sign] ?? ''), emptyWeek),
  );
