import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deskParam } from '../access/deskParam';
import { engineResults, isEngineResult } from '../engine/engineResult';
import { maskedPaths } from './maskBySchema';
import { providerMaskOf } from './providerMasks';
import { queueTitle } from './queueViews';
import { searchRowSchema, searchRowWire } from './searchRow';
import { sectionOf } from '../loose/section';
import { sectionsParam } from './sectionsParam';

const row = {
  index: 301,
  loanId: 4821937,
  startedOn: '2026-11-19T05:12:33.000Z',
  loanAmount: 150_000.5,
  approvalStatus: 'SOLD',
};

describe('a row of customer support’s lists', () => {
  it('has its amounts in paise and keeps an unknown status [CS-011.b, CO-013.d, CS-003.b, XR-137.f]', () => {
    const read = v.parse(searchRowSchema, {
      ...row,
      fullName: 'Asha Rao',
      monthlyIncome: 42_000,
      applicationStatus: 'DOCUMENTS_PENDING',
      followUpDueOn: '2026-11-23',
    });
    expect(read).toEqual({
      index: 301,
      loanId: 4821937,
      startedOn: '2026-11-19T05:12:33.000Z',
      fullName: 'Asha Rao',
      primaryPhone: null,
      alternatePhone: null,
      monthlyIncome: 4_200_000,
      loanAmount: 15_000_050,
      applicationStatus: 'DOCUMENTS_PENDING',
      approvalStatus: 'SOLD',
      followUpDueOn: '2026-11-23',
    });
  });

  it('takes name and stage from the nested fields of a search when its own are missing [CS-012.a, CS-012.b]', () => {
    const nested = {
      personalDetails: {
        fullName: 'Ravi Menon',
        primaryPhoneNumber: '9000010214',
        alternatePhoneNumber: '9000010215',
      },
      loanDetails: { approvalStatus: 'HOLD', applicationStatus: 'STARTED' },
    };
    expect(v.parse(searchRowSchema, { ...row, ...nested })).toMatchObject({
      fullName: 'Ravi Menon',
      primaryPhone: '9000010214',
      alternatePhone: '9000010215',
      applicationStatus: 'STARTED',
      approvalStatus: 'SOLD',
    });
    const own = { fullName: 'Asha Rao', applicationStatus: 'DISBURSED' };
    expect(v.parse(searchRowSchema, { ...row, ...nested, ...own })).toMatchObject(own);
  });

  it('is read with its required fields only [CS-011.a]', () => {
    expect(v.parse(searchRowSchema, row)).toMatchObject({
      fullName: null,
      monthlyIncome: null,
      applicationStatus: null,
      followUpDueOn: null,
    });
    for (const name of ['index', 'loanId', 'startedOn', 'loanAmount', 'approvalStatus']) {
      expect(v.is(searchRowSchema, { ...row, [name]: undefined })).toBe(false);
    }
  });

  it('masks both phone numbers for viewers [CO-012.f]', () => {
    expect(maskedPaths(searchRowWire)).toEqual([
      'personaldetails.primaryphonenumber: phone',
      'personaldetails.alternatephonenumber: phone',
    ]);
  });
});

describe('the parameters of a loan’s calls', () => {
  it('name parts, with blanks around them or not', () => {
    expect(v.parse(sectionsParam, 'core, kyc')).toEqual(['core', 'kyc']);
    expect(v.parse(sectionsParam, undefined)).toBeUndefined();
    for (const wrong of ['', 'core,', 'gossip', 'core;kyc']) expect(v.is(sectionsParam, wrong)).toBe(false);
  });

  it('name the desk, credit by default', () => {
    expect(v.parse(deskParam, undefined)).toBe('credit');
    expect(v.parse(deskParam, 'collections')).toBe('collections');
    expect(v.is(deskParam, 'vas')).toBe(false);
  });
});

describe('queueTitle', () => {
  it.each([
    [null, 'All Cases'],
    ['HOLD', 'On Hold Cases'],
    ['APPROVED', 'Accepted Cases'],
    ['REJECTED', 'Rejected Cases'],
    ['CREDIT_REJECTED', 'Credit Rejected Cases'],
    ['PENDING', 'Pending Cases'],
  ] as const)('of %s is %s [M54.a]', (status, title) => {
    expect(queueTitle(status)).toBe(title);
  });
});

describe('isEngineResult', () => {
  it('knows the three results, in capitals only', () => {
    expect(engineResults.filter(isEngineResult)).toEqual(['APPROVE', 'FLAG', 'REJECT']);
    for (const other of ['approve', '', 'REVIEW']) expect(isEngineResult(other)).toBe(false);
  });
});

describe('sectionOf', () => {
  const schema = v.object({ name: v.string('a text'), at: v.object({ city: v.string('a city') }) });

  it('is missing for undefined and null, ready for what fits', () => {
    expect(sectionOf({}, 'person', schema)).toEqual({ state: 'missing' });
    expect(sectionOf({ person: null }, 'person', schema)).toEqual({ state: 'missing' });
    const person = { name: 'Asha', at: { city: 'Pune' } };
    expect(sectionOf({ person }, 'person', schema)).toEqual({ state: 'ready', value: person });
  });

  it('names each faulty field, and the section itself when nothing of it fits', () => {
    expect(sectionOf({ person: { name: 1, at: {} } }, 'person', schema)).toEqual({
      state: 'broken',
      issues: ['name: a text', 'at.city: Invalid key: Expected "city" but received undefined'],
    });
    const bare = sectionOf({ person: 'Asha' }, 'person', schema);
    expect(bare.state === 'broken' ? bare.issues : []).toEqual([
      'person: Invalid type: Expected Object but received "Asha"',
    ]);
  });
});

describe('providerMaskOf', () => {
  it.each([
    ['Mobile_No', '', 'phone'],
    ['telephoneNumber', '', 'phone'],
    ['Number', 'PhoneInfo', 'phone'],
    ['Number', 'InquiryPhones', 'phone'],
    ['Number', 'House', null],
    ['AccountNumber', '', 'account'],
    ['acc no', '', 'account'],
    ['UMRN', '', 'account'],
    ['PAN', '', 'pan'],
    ['IdNumber', 'PANId', 'pan'],
    ['IdNumber', 'VoterID', 'document'],
    ['fileNo', '', 'document'],
    ['E-mail_ID', '', 'email'],
    ['vpa', '', 'email'],
    ['pdfPassword', '', 'password'],
    ['city', '', null],
  ])('of %s under "%s" is %s [XR-006.a, XR-006.b, XR-006.c, XR-006.d]', (name, parent, mask) => {
    expect(providerMaskOf(name, parent)).toBe(mask);
  });
});
