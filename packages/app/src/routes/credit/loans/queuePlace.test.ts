import { beforeEach, describe, expect, it } from 'vitest';
import { forgetQueuePlace, leaveQueueAt, pageOpened, placeIn, queueToReturnTo } from './queuePlace';

const address = '/credit/loans?status=HOLD&page=3';
const left = { person: 'one', address, loanId: 482190, scrollTop: 640 };

beforeEach(forgetQueuePlace);

describe('the place in the queue', () => {
  it('is the way back from the loan it was left for', () => {
    leaveQueueAt(left);
    pageOpened('/credit/loans/482190/');
    expect(queueToReturnTo('one', '482190')).toBe(address);
    pageOpened('/credit/loans');
    expect(placeIn('one', address)).toEqual(left);
  });

  it('belongs to who left it', () => {
    leaveQueueAt(left);
    expect(queueToReturnTo('other', '482190')).toBe('/credit/loans');
    expect(placeIn('other', address)).toBeNull();
  });

  it('is no way back from another loan', () => {
    leaveQueueAt(left);
    expect(queueToReturnTo('one', '482191')).toBe('/credit/loans');
  });

  it('is there once', () => {
    leaveQueueAt(left);
    forgetQueuePlace();
    expect(placeIn('one', address)).toBeNull();
    expect(queueToReturnTo('one', '482190')).toBe('/credit/loans');
  });

  it.each(['/credit/export-loans/', '/credit/loans/482191/', '/'])(
    'does not wait for a later visit: %s comes between',
    pathname => {
      leaveQueueAt(left);
      pageOpened(pathname);
      expect(placeIn('one', address)).toBeNull();
    },
  );
});
