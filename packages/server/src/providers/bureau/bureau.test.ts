import { describe, expect, it } from 'vitest';
import type { BureauInquiry } from './bureau';
import { cibil, type CibilMessage } from './cibil';
import { equifax, type EquifaxMessage } from './equifax';
import { aReportPerson } from '../../testing/aReportPerson';
import type { ReportPerson } from './reportPerson';

/** One of whom little is known, with two phones and addresses. */
const other: ReportPerson = {
  ...aReportPerson,
  ...{ lastName: '', gender: null, dob: null, pan: null, email: null },
  phones: ['9000020001', '9000030002'],
  addresses: [
    ...aReportPerson.addresses,
    { line: '3, Old Jute Lane', city: 'Nagpur', stateCode: 'KA', pinCode: '560099' },
  ],
};

const at = new Date('2026-11-21T06:00:00Z');
const inquiry = (changes: Partial<BureauInquiry> = {}): BureauInquiry => ({
  orderId: '7d0a3c1e-0000-4000-8000-000000000001',
  loanId: 300_001,
  person: aReportPerson,
  lastNameGiven: false,
  at,
  signal: new AbortController().signal,
  ...changes,
});

describe('the Equifax adapter', () => {
  it('orders and collects in the provider’s own words [CR-057.a]', async () => {
    const sent: EquifaxMessage[] = [];
    const bureau = equifax('equifax', async message => {
      sent.push(message);
      return message.ReportOrderNO === undefined
        ? { bureauFetchInitiated: true, InquiryResponseHeader: { ReportOrderNO: '2782711575' } }
        : { ReportStatus: 'PENDING' };
    });
    expect(await bureau.order(inquiry())).toEqual({ outcome: 'ordered', reference: '2782711575' });
    expect(await bureau.collect('2782711575', inquiry())).toEqual({ outcome: 'pending' });
    const [order, question] = sent;
    const phone = { seq: '1', PhoneType: ['M'], Number: '9000020001' };
    const address = { AddressLine1: '14, Tulsi Nagar', City: 'Pune', State: 'MH', Postal: '411014' };
    const body = {
      InquiryPurpose: '00',
      FirstName: 'Asha',
      LastName: 'Jamkhandi',
      DOB: '1990-04-12',
      Gender: 'F',
      IDDetails: [{ seq: '1', IDType: 'T', IDValue: 'ZZAPJ1234Z', Source: 'Inquiry' }],
      InquiryPhones: [phone],
      InquiryAddresses: [{ seq: '1', AddressType: ['H'], ...address }],
    };
    expect(order).toEqual({
      RequestHeader: { ProductCode: ['PCS'], CustRefField: '7d0a3c1e-0000-4000-8000-000000000001' },
      RequestBody: body,
    });
    expect(question).toEqual({ ...order, ReportOrderNO: '2782711575' });
    await bureau.order(inquiry({ person: other }));
    expect(sent.at(-1)?.RequestBody).toEqual({
      ...body,
      ...{ LastName: '', DOB: '', Gender: '', IDDetails: [] },
      InquiryPhones: [phone, { ...phone, seq: '2', Number: '9000030002' }],
      InquiryAddresses: [
        ...body.InquiryAddresses,
        {
          ...{ seq: '2', AddressLine1: '3, Old Jute Lane', City: 'Nagpur', State: 'KA' },
          ...{ AddressType: ['H'], Postal: '560099' },
        },
      ],
    });
  });

  it.each([[{ bureauFetchInitiated: false }], [{ bureauFetchInitiated: true }]])(
    'treats %j as not initiated',
    async answer => {
      expect(await equifax('equifax', async () => answer).order(inquiry())).toEqual({
        outcome: 'notInitiated',
      });
    },
  );

  it('recognises an error in place of a report with its description, in any capitalisation [CR-144.c]', async () => {
    const body = { cCRResponse: { cIRReportDataLst: [{ error: { errorCode: 'E1', errorDesc: 'No PAN' } }] } };
    expect(await equifax('equifax', async () => body).collect('1', inquiry())).toEqual({
      outcome: 'error',
      body,
      message: 'No PAN',
    });
  });

  it.each([[null], ['<html>'], [{}], [[]], [{ CCRResponse: {} }], [7]])('does not read %j', async answer => {
    const bureau = equifax('equifax', async () => answer);
    await expect(bureau.order(inquiry())).rejects.toThrow();
    await expect(bureau.collect('1', inquiry())).rejects.toThrow('Equifax answered in no known shape');
    expect(bureau.bureau).toBe('equifax');
  });
});

describe('the CIBIL adapter', () => {
  it('orders and collects in the provider’s own words [CR-057.a]', async () => {
    const sent: CibilMessage[] = [];
    const bureau = cibil('cibil', async message => {
      sent.push(message);
      return message.referenceNumber === undefined
        ? { success: true, referenceNumber: 'R1' }
        : { success: true, status: 'initialized' };
    });
    expect(await bureau.order(inquiry())).toEqual({ outcome: 'ordered', reference: 'R1' });
    expect(await bureau.collect('R1', inquiry())).toEqual({ outcome: 'pending' });
    const message = {
      memberReference: '7d0a3c1e-0000-4000-8000-000000000001',
      firstName: 'Asha',
      lastName: 'Jamkhandi',
      dateOfBirth: '12041990',
      gender: '1',
      pan: 'ZZAPJ1234Z',
      telephones: ['9000020001'],
      email: 'asha.jamkhandi@mail.example',
      addresses: [{ line1: '14, Tulsi Nagar', line2: 'Pune', stateCode: '27', pinCode: '411014' }],
    };
    expect(sent).toEqual([message, { ...message, referenceNumber: 'R1' }]);
    await bureau.order(inquiry({ person: { ...aReportPerson, gender: 'Male' } }));
    expect(sent.at(-1)).toEqual({ ...message, gender: '2' });
    await bureau.order(inquiry({ person: other }));
    expect(sent.at(-1)).toMatchObject({ lastName: '', dateOfBirth: '', gender: '', pan: '', email: '' });
  });

  it('returns why an order was refused', async () => {
    const errorMessages = ['Bureau authentication failed', 'Please contact the bureau desk'];
    const bureau = cibil('cibil', async () => ({ success: false, errorMessages }));
    expect(await bureau.order(inquiry())).toEqual({ outcome: 'refused', errorMessages });
    expect(await bureau.collect('R1', inquiry())).toMatchObject({
      outcome: 'error',
      message: 'Bureau authentication failed',
    });
  });

  it.each([[null], [{}], [{ success: true }], [{ success: false, errorMessages: [] }], ['<html>']])(
    'does not read %j',
    async answer => {
      const bureau = cibil('cibil', async () => answer);
      await expect(bureau.order(inquiry())).rejects.toThrow();
      await expect(bureau.collect('1', inquiry())).rejects.toThrow('CIBIL answered in no known shape');
      expect(bureau.bureau).toBe('cibil');
    },
  );
});
