import { expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { joinedPeriod, provenPeriod } from './periods';

const span = (from: string, to: string) => ({ from: businessDate(from), to: businessDate(to) });
const may = span('2026-05-01', '2026-05-31');

it('two periods join where no day lies between them [XR-160.g]', () => {
  expect(joinedPeriod(may, span('2026-06-01', '2026-06-30'))).toEqual(span('2026-05-01', '2026-06-30'));
  expect(joinedPeriod(may, span('2026-05-10', '2026-05-20'))).toEqual(may);
  expect(joinedPeriod(may, span('2026-06-02', '2026-06-30'))).toBeNull();
  expect(joinedPeriod(may, null)).toBeNull();
  expect(joinedPeriod(null, may)).toBeNull();
});

it('a stated period with a row outside of it is none [XR-160.d]', () => {
  const rows = (...dates: readonly (string | null)[]) =>
    dates.map(date => ({
      date: date === null ? null : businessDate(date),
      dateText: '',
      narration: '',
      chequeNo: '',
      amount: null,
      category: '',
      balance: null,
    }));
  expect(provenPeriod(may, rows('2026-05-01', null, '2026-05-31'))).toEqual(may);
  expect(provenPeriod(may, rows())).toEqual(may);
  expect(provenPeriod(may, rows('2026-05-01', '2026-06-01'))).toBeNull();
  expect(provenPeriod(may, rows('2026-04-30', '2026-05-01'))).toBeNull();
  expect(provenPeriod(null, rows('2026-05-01'))).toBeNull();
});
