import { type CallInput, contract } from '@lending-desk/domain/contract';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { reportPersonOf } from './reportPersonOf';

const asDelivered = {
  personalDetails: {
    fullName: 'Mary Philomena Dalmeida',
    firstName: 'Mary Philomena',
    lastName: 'Dalmeida',
    email: 'mary@post.example',
    primaryPhoneNumber: '9900000508',
  },
  kycDetails: { pan: { panNo: 'ZZZPA1111A' } },
  kycDocuments: { pan: { identifierNumber: 'ZZZPA1111A' } },
};

withServer(server => {
  let number = 0;
  let loanId = 0;
  let support: Caller;
  beforeEach(async () => {
    number += 1;
    loanId = loanIdOf(number);
    await storeLoans(server().db, [aLine(number, asDelivered)]);
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
  });

  const correct = async (changes: Omit<CallInput<typeof contract.applicant.personal>, 'loanId'>) => {
    // A correction made at the same instant would have no order.
    server().clock.pass(1000);
    const answer = await server().call(contract.applicant.personal, { loanId, ...changes }, support);
    expect(answer.status).toBe(200);
  };
  const asked = async (lastName: string | null = null) => reportPersonOf(server().db, loanId, lastName);
  const nameAsked = async () => {
    const { firstName, lastName } = await asked();
    return `${firstName} | ${lastName}`;
  };

  it('a bureau is asked about the name that was corrected last, in whichever field that was [XR-145.d]', async () => {
    expect(await nameAsked()).toBe('Mary Philomena | Dalmeida');
    await correct({ fullName: 'Mary Philomena D’Almeida' });
    expect(await nameAsked()).toBe('Mary Philomena | D’Almeida');
    await correct({ gender: 'Female' });
    expect(await nameAsked()).toBe('Mary Philomena | D’Almeida');
    await correct({ lastName: 'Almeida' });
    expect(await nameAsked()).toBe('Mary Philomena | Almeida');
    await correct({ fullName: 'Mary P Almeida' });
    expect(await nameAsked()).toBe('Mary P | Almeida');
    await correct({ firstName: 'Marie' });
    expect(await nameAsked()).toBe('Marie | Almeida');
    await correct({ fullName: 'Maria Fernandes Costa', firstName: 'Maria', lastName: 'Costa' });
    expect(await nameAsked()).toBe('Maria | Costa');
  });

  it('a bureau is asked by the PAN that support corrected [XR-145.d]', async () => {
    expect((await asked()).pan).toBe('ZZZPA1111A');
    const sent = { loanId, identifierNumber: 'ZZZPB2222B' };
    expect((await server().call(contract.applicant.pan, sent, support)).status).toBe(200);
    expect((await asked()).pan).toBe('ZZZPB2222B');
  });

  it('a bureau is asked with phones of ten digits, and with the addresses that name a place', async () => {
    number += 1;
    loanId = loanIdOf(number);
    const personalDetails = {
      ...asDelivered.personalDetails,
      // No mobile number: it is stored as it was written.
      primaryPhoneNumber: '+91 (22) 2645-0508',
      alternatePhoneNumber: '',
      currentAddress: { line1: '4 Hill Road', line2: 'Bandra', city: 'Mumbai', state: 'Maharashtra' },
      permanentAddress: { line1: '', city: 'Panaji', state: 'Goa', pinCode: '403099' },
    };
    await storeLoans(server().db, [aLine(number, { ...asDelivered, personalDetails })]);
    expect(await asked()).toMatchObject({
      phones: ['2226450508'],
      email: 'mary@post.example',
      addresses: [
        { line: '4 Hill Road, Bandra', city: 'Mumbai', stateCode: 'MH', pinCode: '' },
        { line: '', city: 'Panaji', stateCode: 'GA', pinCode: '403099' },
      ],
    });
  });

  it('a last name that the bureau asked for comes before every other [CR-061.c]', async () => {
    await correct({ fullName: 'Mary Costa' });
    expect(await asked('Velankanniar')).toMatchObject({ firstName: 'Mary', lastName: 'Velankanniar' });
  });
});
