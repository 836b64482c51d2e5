import { describe, expect, it } from 'vitest';
import { incomeModesText } from './incomeModes';

describe('incomeModesText', () => {
  it.each([
    [['BANK_TRANSFER'], 'Bank transfer'],
    [['BANK_TRANSFER', 'CASH'], 'Bank transfer, Cash'],
    [['CHEQUE'], 'Cheque'],
    [['CASH', 'UPI_COLLECT', 'Cash in hand'], 'Cash, UPI_COLLECT, Cash in hand'],
    [['constructor'], 'constructor'],
    [[], ''],
    [null, ''],
    [undefined, ''],
  ])('reads %j as %j [CO-029.d, M54.b]', (modes, text) => {
    expect(incomeModesText(modes)).toBe(text);
  });
});
