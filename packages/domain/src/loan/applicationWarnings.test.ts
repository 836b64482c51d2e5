import { describe, expect, it } from 'vitest';
import { applicationWarnings } from './applicationWarnings';

const phone = (primaryPhoneNumber: unknown) => ({ personalDetails: { primaryPhoneNumber } });
const pan = (identifierNumber: unknown) => ({ kycDocuments: { pan: { identifierNumber } } });

describe('applicationWarnings [XR-154.b]', () => {
  it.each(['6000000000', '9999999999', '+91 98765-43210', '098765 43210', '', ' ', null, undefined])(
    'says nothing of the phone %j',
    value => {
      expect(applicationWarnings(phone(value))).toEqual([]);
    },
  );

  it.each(['5999999999', '987654321', '98765432100', '98••• ••214', 'none', {}, true])(
    'warns of the phone %j and does not repeat it',
    value => {
      expect(applicationWarnings(phone(value))).toEqual([
        'personalDetails.primaryPhoneNumber: not ten digits from 6 to 9',
      ]);
    },
  );

  it.each(['ZZQPD1000Z', ' zzqpd1000z ', '', null])('says nothing of the PAN %j', value => {
    expect(applicationWarnings(pan(value))).toEqual([]);
  });

  it.each(['ZZQPD100Z', 'ZZQP11000Z', 'ZZQPD10000', 'ZZQPD1000ZZ', 'AZZQPD1000Z', '1234567890', 12])(
    'warns of the PAN %j and does not repeat it',
    value => {
      expect(applicationWarnings(pan(value))).toEqual([
        'kycDocuments.pan.identifierNumber: not the form of a PAN',
      ]);
    },
  );

  it('looks at both phones and both PANs, written as numbers too', () => {
    expect(
      applicationWarnings({
        personalDetails: { primaryPhoneNumber: 9_876_543_210, alternatePhoneNumber: 1 },
        kycDetails: { pan: { panNo: 'ZZQPD' } },
      }),
    ).toEqual([
      'personalDetails.alternatePhoneNumber: not ten digits from 6 to 9',
      'kycDetails.pan.panNo: not the form of a PAN',
    ]);
    expect(
      applicationWarnings({ personalDetails: null, kycDetails: 'word', kycDocuments: { pan: null } }),
    ).toEqual([]);
  });

  it('names every position of a list, and skips what is not a list', () => {
    const referenceNumbers = [{ phoneNumbers: ['1'] }, null, { phoneNumbers: ['9000061644', '2'] }];
    expect(applicationWarnings({ referenceNumbers }).map(one => one.split(':')[0])).toEqual([
      'referenceNumbers.0.phoneNumbers.0',
      'referenceNumbers.2.phoneNumbers.1',
    ]);
    expect(applicationWarnings({ referenceNumbers: 'x', kycDetails: { pan: 'unreadable' } })).toEqual([]);
  });
});
