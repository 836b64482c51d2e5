import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  bureauContactsSchema,
  cibilConsumerSchema,
  cibilPersonSchema,
  equifaxPersonSchema,
  joinIdentities,
  nobody,
  statementCustomerSchema,
  statementHolderSchema,
} from './bankAndBureau';

describe('the holder of a statement', () => {
  it('is the customer, not the bank [CR-080.b]', () => {
    expect(
      v.parse(statementHolderSchema, {
        name: 'Bank',
        customer_name: 'Asha',
        customer_address: 'Pune',
        accountNo: [' 991 ', 992, '991', null],
      }),
    ).toEqual({
      ...nobody,
      names: ['Asha'],
      addresses: ['Pune'],
      accounts: ['991', '992'],
    });
    expect(v.parse(statementHolderSchema, {})).toEqual(nobody);
    expect(v.parse(statementHolderSchema, { accountNo: { accountNo: '991' } })).toEqual(nobody);
  });

  it('has what the bank knows about its customer [CR-080.b]', () => {
    const customerInfo = {
      name: 'Asha',
      address: 'Pune',
      pan: 'P1',
      mobile: '9',
      landline: '2',
      email: 'a@b.example',
    };
    const statementAccounts = [{ accountNo: '991' }, { 'Account-No': 992 }, { other: 3 }];
    expect(
      v.parse(statementCustomerSchema, {
        report: { Customer_Info: customerInfo, details: { statementAccounts } },
      }),
    ).toEqual({
      ...nobody,
      names: ['Asha'],
      addresses: ['Pune'],
      pans: ['P1'],
      phones: ['9', '2'],
      emails: ['a@b.example'],
      accounts: ['991', '992'],
    });
    expect(v.parse(statementCustomerSchema, { customerInfo: 'Asha' })).toEqual(nobody);
    expect(
      v.parse(statementCustomerSchema, { customerInfo: [{ name: 'Asha' }, { name: 'Ravi' }] }).names,
    ).toEqual(['Asha', 'Ravi']);
    expect(v.parse(statementCustomerSchema, { customerInfo: { inner: { name: 'Asha' } } })).toEqual(nobody);
    expect(v.parse(statementCustomerSchema, { name: 'x', a: null })).toEqual(nobody);
  });

  it('is found up to six levels deep', () => {
    const wrapped = (depth: number): Record<string, unknown> =>
      depth === 0 ? { customerInfo: { name: 'Asha' } } : { x: 1, y: wrapped(depth - 1) };
    expect(v.parse(statementCustomerSchema, wrapped(6)).names).toEqual(['Asha']);
    expect(v.parse(statementCustomerSchema, wrapped(7)).names).toEqual([]);
  });
});

describe('the person of an Equifax report', () => {
  const person = (contact: object) => v.parse(equifaxPersonSchema, { a: { IDAndContactInfo: contact } });

  it('has values from all parts, each once [CR-080.b]', () => {
    expect(
      person({
        personalInfo: { name: { fullName: 'ASHA RAO' }, dateOfBirth: '1994-06-09', gender: 'F' },
        dateOfBirth: '09-06-1994',
        identityInfo: { PANId: [{ idNumber: 'P1' }, { IdNumber: 'p1' }, { idNumber: 'P2' }] },
        addressInfo: [
          { Address: 'Rose Road', State: 'MH', Postal: 411007 },
          { Address: 'ROSE ROAD', State: 'MH', Postal: '411007' },
          { Address: 'Other' },
        ],
        phoneInfo: [{ number: '9' }, { Number: 8 }],
        emailAddressInfo: [{ emailAddress: 'a@b.example' }],
      }),
    ).toEqual({
      ...nobody,
      names: ['ASHA RAO'],
      dobs: ['1994-06-09', '09-06-1994'],
      genders: ['F'],
      pans: ['P1', 'P2'],
      addresses: ['Rose Road MH 411007', 'Other'],
      phones: ['9', '8'],
      emails: ['a@b.example'],
    });
  });

  it('may have one address without a list, and nothing at all', () => {
    expect(person({ addressInfo: { address: 'Rose Road' } }).addresses).toEqual(['Rose Road']);
    expect(person({ dateOfBirth: '09-06-1994' }).dobs).toEqual(['09-06-1994']);
    expect(person({})).toEqual(nobody);
    expect(v.parse(equifaxPersonSchema, {})).toEqual(nobody);
  });
});

describe('the person of the other bureau sections', () => {
  it('has phones and e-mail addresses in the basic details [CR-080.b]', () => {
    expect(v.parse(bureauContactsSchema, { phoneNumbers: ['9', 8, '9', ''], emails: 'A@b.example' })).toEqual(
      { ...nobody, phones: ['9', '8'], emails: ['A@b.example'] },
    );
    expect(v.parse(bureauContactsSchema, { emails: ['A@b.example', 'a@B.example'] }).emails).toEqual([
      'A@b.example',
    ]);
  });

  it('has the fields of the processed CIBIL report [CR-080.b]', () => {
    expect(
      v.parse(cibilPersonSchema, {
        name: 'Asha',
        dob: '1994',
        gender: 'F',
        emails: ['e'],
        address: ['Rose Road', { line: 'Other', pin: 411007, none: null }],
      }),
    ).toEqual({
      ...nobody,
      names: ['Asha'],
      dobs: ['1994'],
      genders: ['F'],
      emails: ['e'],
      addresses: ['Rose Road', 'Other 411007'],
    });
    expect(v.parse(cibilPersonSchema, {})).toEqual(nobody);
  });

  it('has those of the stored CIBIL report [CR-080.b]', () => {
    const details = { name: 'Asha', date_of_birth: '1994', gender: 'F', pan: 'P1' };
    expect(
      v.parse(cibilConsumerSchema, {
        parsed_report: { consumer_details: details, emails: ['e'], address: ['Rose Road'] },
      }),
    ).toEqual({
      ...nobody,
      names: ['Asha'],
      dobs: ['1994'],
      genders: ['F'],
      pans: ['P1'],
      emails: ['e'],
      addresses: ['Rose Road'],
    });
    for (const wire of [
      {},
      { parsed_report: null },
      { parsed_report: {} },
      { parsed_report: { consumer_details: null } },
    ]) {
      expect(v.parse(cibilConsumerSchema, wire)).toEqual(nobody);
    }
  });
});

it('two reports join kind by kind, what both have once [CR-080.b]', () => {
  const report = (letter: string) => ({
    names: ['Both', `${letter}1`],
    dobs: [`${letter}2`],
    genders: [`${letter}3`],
    addresses: [`${letter}4`],
    pans: [`${letter}5`],
    phones: [`${letter}6`],
    emails: [`${letter}7`],
    accounts: [`${letter}8`],
  });
  expect(joinIdentities(report('a'), { ...report('b'), names: ['BOTH', 'b1'] })).toEqual({
    names: ['Both', 'a1', 'b1'],
    dobs: ['a2', 'b2'],
    genders: ['a3', 'b3'],
    addresses: ['a4', 'b4'],
    pans: ['a5', 'b5'],
    phones: ['a6', 'b6'],
    emails: ['a7', 'b7'],
    accounts: ['a8', 'b8'],
  });
});
