import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { compareWeeks, mergeWeeks } from './compareWeeks';
import { savePredictions, storedWeekSchema, wirePredictionsOf } from './contract';
import { categories, signName, signs } from './signs';
import {
  emptyWeek,
  filledFrom,
  isHoroscopeWeek,
  sameWeek,
  weekOf,
  withPrediction,
  written,
  writtenOf,
} from './week';

const full = weekOf((sign, category) => `${sign} ${category}`);

describe('the signs and categories', () => {
  it('are twelve, each once, in the order of the year [HO-004.a]', () => {
    expect(signs).toEqual([
      'aries',
      'taurus',
      'gemini',
      'cancer',
      'leo',
      'virgo',
      'libra',
      'scorpio',
      'sagittarius',
      'capricorn',
      'aquarius',
      'pisces',
    ]);
    expect(signName('sagittarius')).toBe('Sagittarius');
  });

  it('are three, in this order [HO-005.a]', () => {
    expect(categories).toEqual(['Love and Relationship', 'Career and Money', 'Health']);
  });
});

describe('a week on the wire', () => {
  it('is per sign a list of category and prediction [HO-008.a]', () => {
    const wire = wirePredictionsOf(withPrediction(emptyWeek, 'leo', 'Health', ' Walk. '));
    expect(wire.leo).toEqual([
      { category: 'Love and Relationship', prediction: '' },
      { category: 'Career and Money', prediction: '' },
      { category: 'Health', prediction: 'Walk.' },
    ]);
    for (const sign of signs) {
      expect(wirePredictionsOf(full)[sign].map(({ prediction }) => prediction)).toEqual(
        categories.map(category => `${sign} ${category}`),
      );
    }
  });

  it('is read back as it was [HO-008.a, HO-008.b]', () => {
    const saved = { version: 2, savedBy: 'Sana', savedOn: '2026-11-22T04:40:00.000Z' };
    const wire = { date: '2026-11-23', ...saved };
    const read = v.parse(storedWeekSchema, { ...wire, predictions: wirePredictionsOf(full) });
    expect(read).toEqual({ ...wire, predictions: full });
  });

  it('may leave signs and categories out', () => {
    const read = v.parse(savePredictions.body.schema, {
      date: '2026-11-23',
      predictions: { aries: [{ category: 'Health', prediction: 'Walk.' }] },
    });
    expect(read.predictions).toEqual(withPrediction(emptyWeek, 'aries', 'Health', 'Walk.'));
  });

  it.each([
    ['a text of a thousand characters', true, [{ category: 'Health', prediction: 'x'.repeat(1000) }]],
    ['one character more', false, [{ category: 'Health', prediction: 'x'.repeat(1001) }]],
    ['a category twice', false, [1, 2].map(() => ({ category: 'Health', prediction: 'Walk.' }))],
    ['another category', false, [{ category: 'Luck', prediction: 'Walk.' }]],
  ])('with %s is taken: %s [HO-005.a]', (_what, fits, aries) => {
    const body = { date: '2026-11-23', predictions: { aries } };
    expect(v.is(savePredictions.body.schema, body)).toBe(fits);
  });

  it.each([
    ['2026-11-23', true],
    ['2026-11-22', false],
    ['2026-11-24', false],
  ])('begins on a Monday: %s [HO-002.c]', (date, fits) => {
    expect(v.safeParse(savePredictions.body.schema, { date, predictions: {} }).success).toBe(fits);
  });
});

describe('what is written', () => {
  it('is counted for a sign and for the week, without blanks', () => {
    const some = withPrediction(withPrediction(emptyWeek, 'leo', 'Health', 'Walk.'), 'virgo', 'Health', '  ');
    expect([writtenOf(some, 'leo'), writtenOf(some, 'virgo'), written(some), written(full)]).toEqual([
      1, 0, 1, 36,
    ]);
  });

  it('is kept when another week is copied into it', () => {
    const mine = withPrediction(withPrediction(emptyWeek, 'leo', 'Health', 'Mine'), 'virgo', 'Health', '  ');
    const copied = filledFrom(mine, full);
    expect([copied.leo.Health, copied.leo['Career and Money'], copied.virgo.Health, written(copied)]).toEqual(
      ['Mine', 'leo Career and Money', 'virgo Health', 36],
    );
  });

  it('is recognised on the device only when every text is there [XR-148.b]', () => {
    const { pisces: _without, ...rest } = full;
    expect([isHoroscopeWeek(full), isHoroscopeWeek(rest), isHoroscopeWeek({ ...rest, pisces: {} })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([null, 'a week', 7, { ...full, aries: null }, { ...full, aries: 'Walk.' }])(
    'is not recognised in %j [XR-148.b]',
    stored => {
      expect(isHoroscopeWeek(stored)).toBe(false);
    },
  );

  it('is the same when every text is [XR-148.a]', () => {
    expect(sameWeek(full, { ...full })).toBe(true);
    expect(sameWeek(full, withPrediction(full, 'pisces', 'Health', 'Walk.'))).toBe(false);
  });
});

describe('compareWeeks', () => {
  const mine = withPrediction(withPrediction(full, 'aries', 'Health', 'Mine'), 'leo', 'Health', 'Mine');
  const theirs = withPrediction(
    withPrediction(full, 'aries', 'Health', 'Theirs'),
    'virgo',
    'Health',
    'Theirs',
  );

  it('tells what both changed from what one changed [XR-014.a]', () => {
    const original = (sign: string) => `${sign} Health`;
    expect(compareWeeks(full, mine, theirs)).toEqual([
      {
        ...{ field: 'aries/Health', sign: 'aries', category: 'Health', original: original('aries') },
        ...{ mine: 'Mine', theirs: 'Theirs', conflicts: true, onlyTheirs: false },
      },
      {
        ...{ field: 'leo/Health', sign: 'leo', category: 'Health', original: original('leo') },
        ...{ mine: 'Mine', theirs: original('leo'), conflicts: false, onlyTheirs: false },
      },
      {
        ...{ field: 'virgo/Health', sign: 'virgo', category: 'Health', original: original('virgo') },
        ...{ mine: original('virgo'), theirs: 'Theirs', conflicts: false, onlyTheirs: true },
      },
    ]);
  });

  it('finds no conflict in the same text, and nothing in an untouched week [XR-014.a]', () => {
    expect(compareWeeks(full, mine, mine).every(({ conflicts }) => !conflicts)).toBe(true);
    expect(compareWeeks(full, full, full)).toEqual([]);
  });

  it('merges what was chosen [XR-014.b]', () => {
    const merged = mergeWeeks(mine, theirs, ['virgo/Health']);
    expect([merged.aries.Health, merged.leo.Health, merged.virgo.Health]).toEqual(['Mine', 'Mine', 'Theirs']);
  });
});
