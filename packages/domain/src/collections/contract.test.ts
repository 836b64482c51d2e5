import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWireLoan } from '../../testing';
import { readCollectionsLoan } from './contract';

const ofThem = (whose: string) => ({
  overdueSummary: `overdueSummary ${whose}`,
  overdueDetails: `overdueDetails ${whose}`,
  paymentDetails: `paymentDetails ${whose}`,
  referenceNumbers: [`referenceNumbers ${whose}`],
  foreClosure: `foreClosure ${whose}`,
});
const read = (loan: object, beside: object) =>
  v.parse(readCollectionsLoan.answer.schema, { data: { loan: { ...aWireLoan(), ...loan }, ...beside } }).data;

describe('the answer of a loan at the collections desk', () => {
  it('is read where it is documented, whatever the loan has under the same names [CO-020.e, CO-020.f, CO-020.g, CO-020.h, CO-020.i, CO-020.j, CO-020.k]', () => {
    const beside = {
      ...ofThem('beside'),
      userId: 'C-1',
      comments: { collectionsFeedbacks: ['beside'] },
      callRecordings: ['beside'],
    };
    const detail = read(
      {
        ...ofThem('of the loan'),
        userId: 'C-2',
        userIdString: 'C-3',
        comments: { collectionsFeedbacks: ['of the loan'] },
        callRecordings: ['of the loan'],
      },
      beside,
    );
    expect(detail.raw).toMatchObject({ ...ofThem('beside'), userIdString: 'C-1' });
    expect([detail.feedbacks, detail.callRecordings]).toEqual([beside.comments, ['beside']]);
  });

  it('has nothing where it is missing, whatever the loan has [CO-020.e, CO-020.f, CO-020.g, CO-020.h, CO-020.i, CO-020.j, CO-020.k]', () => {
    const detail = read({ ...ofThem('of the loan'), userId: 'C-2', callRecordings: ['of the loan'] }, {});
    expect(detail.raw).toMatchObject({
      overdueSummary: null,
      overdueDetails: null,
      paymentDetails: null,
      referenceNumbers: [],
      foreClosure: null,
      userIdString: null,
    });
    expect([detail.feedbacks, detail.callRecordings]).toEqual([{}, []]);
  });

  it('has the loan of data.loan, and what is asked of its customer [CO-020.d]', () => {
    const requiredAction = ['Bank statement incomplete', 'PAN unreadable'];
    const { core, raw } = read({ requiredAction, idString: 'of the loan' }, { requiredAction: ['beside'] });
    expect([core.loanId, core.idString]).toEqual([aWireLoan().loanId, 'of the loan']);
    expect(raw).toMatchObject({ requiredAction, requiredActions: requiredAction });
  });
});
