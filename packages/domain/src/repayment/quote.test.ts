import { describe, expect, it } from 'vitest';
import { add, rupees, subtract } from '../money/paise';
import { percent } from '../money/rate';
import { quoteLoan } from './quote';

const terms = { principal: rupees(125_000), yearlyRate: percent(24.5), months: 18 };

describe('quoteLoan', () => {
  it('deducts fee and tax from the disbursal and includes them in the APR [XR-040.a]', () => {
    const quote = quoteLoan({ ...terms, processingFeeRate: percent(2) });
    expect(quote.processingFee).toBe(rupees(2500));
    expect(quote.gst).toBe(rupees(450));
    expect(quote.netDisbursed).toBe(rupees(122_050));
    expect(quote.emi).toBe(rupees(8368));
    expect(quote.totalInterest).toBe(rupees('25631.28'));
    expect(quote.totalRepayment).toBe(add(terms.principal, quote.totalInterest));
    expect(quote.apr).toBe(27.78);
  });

  it('has the plain rate as APR without a fee [XR-147.a]', () => {
    const quote = quoteLoan({ ...terms, processingFeeRate: percent(0) });
    expect(quote.netDisbursed).toBe(terms.principal);
    expect(quote.apr).toBe(24.5);
  });

  it('has no APR when the fee exceeds the loan [XR-147.a]', () => {
    const quote = quoteLoan({ ...terms, processingFeeRate: percent(100) });
    expect(quote.netDisbursed).toBe(subtract(rupees(0), rupees(22_500)));
    expect(quote.apr).toBeNull();
  });

  it.each([
    // principal, fee of 2 %, GST of 18 % on it
    ['12.50', '0.25', '0.05'],
    ['12.25', '0.25', '0.05'],
    ['12.24', '0.24', '0.04'],
    ['37.50', '0.75', '0.14'],
    ['62.50', '1.25', '0.23'],
    ['0.25', '0.01', '0'],
    ['0.24', '0', '0'],
    ['125000.75', '2500.02', '450'],
  ])(
    'rounds fee and GST of Rs. %s half up to the paisa, each by itself [XR-147.b]',
    (principal, fee, gst) => {
      const quote = quoteLoan({ ...terms, principal: rupees(principal), processingFeeRate: percent(2) });
      expect(quote.processingFee).toBe(rupees(fee));
      expect(quote.gst).toBe(rupees(gst));
      expect(quote.netDisbursed).toBe(subtract(rupees(principal), add(rupees(fee), rupees(gst))));
    },
  );
});
