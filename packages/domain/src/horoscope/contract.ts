import { horoscopeMessages } from './messages';
import * as v from 'valibot';
import { isMonday } from '../calendar/arithmetic';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { boundedText } from '../contract/text';
import { wireDate, wireInstant } from '../contract/wire';
import { messages } from '../errors/messages';
import { categories, type Category, type Sign, signs } from './signs';
import { type HoroscopeWeek, weekOf } from './week';

/** The first day of a week: a Monday (HO-002), on the server too. */
const wireMonday = v.pipe(
  wireDate,
  v.check(date => isMonday(date), horoscopeMessages.onlyMondays),
);

/** Longest prediction, in characters. */
export const longestPrediction = 1000;

const wirePrediction = v.object({
  category: v.picklist(categories, 'No such category'),
  prediction: v.pipe(boundedText(longestPrediction), v.trim()),
});

const wirePredictions = v.record(
  v.picklist(signs, 'No such sign'),
  v.pipe(
    v.array(wirePrediction),
    v.check(
      list => new Set(list.map(({ category }) => category)).size === list.length,
      'A category is there twice',
    ),
  ),
);
type WirePredictions = v.InferOutput<typeof wirePredictions>;

/** Predictions per sign (HO-008), read as a week; a text that is missing is ''. */
const predictionsSchema = v.pipe(
  wirePredictions,
  v.transform(
    (bySign: WirePredictions): HoroscopeWeek =>
      weekOf(
        (sign, category) => bySign[sign]?.find(one => one.category === category)?.prediction.trim() ?? '',
      ),
  ),
);

/** A week on the wire (HO-008): per sign a list of category and prediction. */
export type WireWeekTexts = Record<Sign, { category: Category; prediction: string }[]>;

/** The wire's shape of a week; every sign and category is in it. */
export function wirePredictionsOf(week: HoroscopeWeek): WireWeekTexts {
  const listOf = (sign: Sign) =>
    categories.map(category => ({ category, prediction: week[sign][category].trim() }));
  return {
    aries: listOf('aries'),
    taurus: listOf('taurus'),
    gemini: listOf('gemini'),
    cancer: listOf('cancer'),
    leo: listOf('leo'),
    virgo: listOf('virgo'),
    libra: listOf('libra'),
    scorpio: listOf('scorpio'),
    sagittarius: listOf('sagittarius'),
    capricorn: listOf('capricorn'),
    aquarius: listOf('aquarius'),
    pisces: listOf('pisces'),
  };
}

/** A stored week. Version 0 is a week that nobody has saved yet; its texts are empty. */
export const storedWeekSchema = v.object({
  date: wireDate,
  version: v.number(),
  predictions: predictionsSchema,
  savedBy: v.nullable(v.string()),
  savedOn: v.nullable(wireInstant),
});
export type StoredWeek = v.InferOutput<typeof storedWeekSchema>;

const failure = { shows: 'first', fallback: messages.page.contactAdmin } as const;

/** GET the predictions of a week. Our own call: the documents only save. */
export const readPredictions = declareCall({
  name: 'horoscope.read',
  method: 'GET',
  path: '/api/v1/florence-club/predictions',
  access: { kind: 'anyOf', groups: ['customerSupport'] },
  query: v.object({ date: wireMonday }),
  answer: { kind: 'json', schema: v.object({ data: storedWeekSchema }) },
  failure,
});

/** GET the weeks that are saved, by their Mondays, oldest first. Our own call, for the calendar. */
export const readWeeks = declareCall({
  name: 'horoscope.weeks',
  method: 'GET',
  path: '/api/v1/florence-club/weeks',
  access: { kind: 'anyOf', groups: ['customerSupport'] },
  answer: jsonData({ weeks: v.array(wireDate) }),
  failure,
});

/** POST the predictions of a week (HO-009); saving a week again overwrites it. `version` is the one the texts were
 *  written on: if another was saved since, 409 with the stored week, and nothing is written. Without it the week is
 *  overwritten. */
export const savePredictions = declareCall({
  name: 'horoscope.save',
  method: 'POST',
  path: '/api/v1/florence-club/save-predictions',
  access: { kind: 'anyOf', groups: ['horoscopeSave'] },
  body: jsonBody({
    predictions: predictionsSchema,
    date: wireMonday,
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  answer: { kind: 'json', schema: v.object({ data: storedWeekSchema }) },
  failure,
  repeat: 'key',
});

/** The calls for the horoscope. */
export const horoscopeContract = { read: readPredictions, weeks: readWeeks, save: savePredictions } as const;
