import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { chainBreaks } from './entries';
import { row } from './transactions.fixture';

describe('chainBreaks [XR-159.f]', () => {
  it('finds the one row whose amount was changed', () => {
    const rows = [
      row('2026-09-01', 100, 'A', '', 100),
      row('2026-09-02', 400, 'B', '', 200),
      row('2026-09-03', 50, 'C', '', 250),
    ];
    expect(chainBreaks(rows)).toEqual([{ row: 2, date: '2026-09-02', expected: 50_000, found: 20_000 }]);
    expect(chainBreaks(rows.slice(0, 1), rupees(5))).toHaveLength(1);
  });
});
