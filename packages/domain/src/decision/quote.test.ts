import { describe, expect, it } from 'vitest';
import { add, rupees, subtract } from '../money/paise';
import { percent } from '../money/rate';
import { quoteLoan } from './quote';

const terms = { principal: rupees(125_000), yearlyRate: percent(24.5), months: 18 };

describe('quoteLoan', () => {
  it('takes fee and tax off the disbursal and into the APR', () => {
    const quote = quoteLoan({ ...terms, processingFeeRate: percent(2) });
    expect(quote.processingFee).toBe(rupees(2500));
    expect(quote.gst).toBe(rupees(450));
    expect(quote.netDisbursed).toBe(rupees(122_050));
    expect(quote.emi).toBe(rupees(8368));
    expect(quote.totalInterest).toBe(rupees('25631.28'));
    expect(quote.totalRepayment).toBe(add(terms.principal, quote.totalInterest));
    expect(quote.apr).toBe(27.78);
  });

  it('has an APR of the bare rate without a fee', () => {
    const quote = quoteLoan({ ...terms, processingFeeRate: percent(0) });
    expect(quote.netDisbursed).toBe(terms.principal);
    expect(quote.apr).toBe(24.5);
  });

  it('has no APR when the fee eats the loan', () => {
    const quote = quoteLoan({ ...terms, processingFeeRate: percent(100) });
    expect(quote.netDisbursed).toBe(subtract(rupees(0), rupees(22_500)));
    expect(quote.apr).toBeNull();
  });
});
