import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { employmentTypes, homeTypes } from '../applicant/choices';
import { readSection } from '../loan/schema';
import { sectionOf, type SectionState } from '../loose/section';
import { addressProofs, detailsFieldsOf, detailsPanelIds, detailsPanels } from './panels';
import { detailsDocumentsSchema, detailsReadingsSchema } from './schema';
import {
  detailsErrors,
  financialValues,
  kycState,
  loanApplicationValues,
  panelState,
  personalValues,
  professionalValues,
} from './values';

const documentsOf = (kycDocuments: unknown) =>
  sectionOf({ kycDocuments }, 'kycDocuments', detailsDocumentsSchema);
const readingsOf = (kycDetails: unknown) => sectionOf({ kycDetails }, 'kycDetails', detailsReadingsSchema);

describe('detailsPanels', () => {
  it('are the six of the tab in order [CR-091.a]', () => {
    expect(detailsPanelIds.map(id => detailsPanels[id].title)).toEqual([
      'Personal',
      'Professional',
      'Financial',
      'KYC',
      'Aadhaar',
      'Loan Application',
    ]);
  });

  it('have a label for every field and a heading for every group but the first', () => {
    for (const id of detailsPanelIds) {
      const labels = detailsPanels[id].groups.map(({ fields }) => fields.map(({ label }) => label));
      for (const group of labels) expect([...new Set(group)].filter(Boolean)).toEqual(group);
    }
    const { personal, professional } = detailsPanels;
    expect([...personal.groups, ...professional.groups].map(({ heading }) => heading)).toEqual([
      ...[null, 'Current address', 'Permanent address'],
      ...[null, 'Work address'],
    ]);
  });

  it('show ids, phones and accounts in monospace, take amounts in rupees, and offer the choices of three fields', () => {
    const all = detailsPanelIds.flatMap(detailsFieldsOf);
    const named = (is: (field: (typeof all)[number]) => unknown) => all.filter(is).map(({ name }) => name);
    expect(named(({ mono }) => mono)).toEqual([
      ...['primaryPhoneNumber', 'alternatePhoneNumber', 'currentAddress.pinCode', 'permanentAddress.pinCode'],
      ...['workAddress.pinCode', 'accountNumber', 'ifscCode', 'panNumber', 'proofNumber', 'number'],
    ]);
    expect(named(({ kind }) => kind === 'rupees')).toEqual(['monthlyIncome', 'amountApplied']);
    const choices = ['houseType', 'employmentType', 'addressProof'];
    expect(named(({ kind }) => kind === 'choice')).toEqual(choices);
    expect(named(({ options }) => options)).toEqual(choices);
  });

  it('offer the documented choices [CR-096.a, SH-101.a, SH-102.a]', () => {
    expect(addressProofs).toEqual(['Aadhaar Card', 'Voter ID Card', 'Driving License', 'Passport']);
    expect(homeTypes).toEqual(['PG', 'Rented', 'Owned']);
    expect(employmentTypes).toEqual(['Salaried', 'Employed']);
  });

  it.each(detailsPanelIds)(
    'count 30 on every name and 60 on every address line of %s [SH-097.a, SH-097.b]',
    id => {
      for (const { label, counter } of detailsFieldsOf(id)) {
        const limit = /\bname\b/i.test(label)
          ? 30
          : /^(Line|Landmark|Address( on|$))/.test(label)
            ? 60
            : undefined;
        expect([label, counter]).toEqual([label, limit]);
      }
    },
  );
});

describe('the values of a panel', () => {
  const { core, raw } = aLoan();
  const personal = readSection(raw, 'personalDetails');
  const states = {
    personal: panelState(personal, personalValues),
    professional: panelState(readSection(raw, 'professionalDetails'), professionalValues),
    financial: panelState(readSection(raw, 'financialDetails'), financialValues),
    kyc: kycState(documentsOf(raw['kycDocuments']), readingsOf(raw['kycDetails'])),
    aadhaar: panelState(documentsOf(raw['kycDocuments']), documents => documents.aadhaar),
    loanApplication: { state: 'ready', value: loanApplicationValues(core, personal) },
  } as const;

  it.each(detailsPanelIds)('fill every field of %s and no other', id => {
    const state = states[id];
    expect(state.state === 'ready' && Object.keys(state.value).toSorted()).toEqual(
      detailsFieldsOf(id)
        .map(field => field.name)
        .toSorted(),
    );
  });

  it('are empty where nothing is stored', () => {
    const bare = aLoan({
      personalDetails: { fullName: 'Kavya' },
      professionalDetails: {},
      financialDetails: {},
      loanPurpose: null,
    });
    const section = <Values extends object>(state: SectionState<Values>) => {
      if (state.state !== 'ready') throw new Error(state.state);
      return Object.entries(state.value).filter(([, value]) => value !== '');
    };
    const person = readSection(bare.raw, 'personalDetails');
    expect(section(panelState(person, personalValues))).toEqual([['fullName', 'Kavya']]);
    expect(section(panelState(readSection(bare.raw, 'professionalDetails'), professionalValues))).toEqual([]);
    expect(section(panelState(readSection(bare.raw, 'financialDetails'), financialValues))).toEqual([]);
    expect(section(kycState(documentsOf({}), readingsOf({})))).toEqual([]);
    expect(loanApplicationValues({ ...bare.core, amountApplied: null }, person)).toEqual({
      fullName: 'Kavya',
      email: '',
      amountApplied: '',
      loanPurpose: '',
      startedOn: '19 Nov 2026',
    });
  });

  it('are empty when the personal details cannot be read', () => {
    const broken = { state: 'broken', issues: ['dob'] } as const;
    expect(panelState(broken, personalValues)).toBe(broken);
    expect(loanApplicationValues(core, broken)).toMatchObject({
      fullName: '',
      email: '',
      loanPurpose: 'Home repair',
    });
  });
});

describe('the KYC sections', () => {
  const numbers = (...names: string[]) =>
    Object.fromEntries(names.map(name => [name, { identifierNumber: `No. of ${name}` }]));

  it('are shown as stored', () => {
    const documents = documentsOf({
      ...numbers('pan'),
      aadhaar: {
        identifierNumber: '123',
        name: 'Kavya R',
        dob: '14-03-1994',
        gender: 'F',
        address: ' Madurai ',
      },
    });
    const aadhaar = {
      ...{ number: '123', name: 'Kavya R', dob: '14 Mar 1994', gender: 'F' },
      address: 'Madurai',
    };
    expect(documents).toMatchObject({ value: { aadhaar } });
    const address = { documentType: 'Passport', name: 'K Raghunathan', address: 'Madurai 625001' };
    const pan = { name: 'KAVYA RAGHUNATHAN', dob: '1994-03-14', panNo: 'Read' };
    expect(kycState(documents, readingsOf({ pan, address }))).toEqual({
      state: 'ready',
      value: {
        panNumber: 'No. of pan',
        panName: 'KAVYA RAGHUNATHAN',
        panDob: '14 Mar 1994',
        addressProof: 'Passport',
        proofNumber: '',
        proofName: 'K Raghunathan',
        proofAddress: 'Madurai 625001',
      },
    });
    expect(kycState(documentsOf({}), readingsOf({ pan }))).toMatchObject({ value: { panNumber: 'Read' } });
  });

  it.each([
    [['aadhaar', 'passport', 'drivingLicense', 'voterId'], '', 'Voter ID Card', 'No. of voterId'],
    [['aadhaar', 'passport', 'drivingLicense'], '', 'Driving License', 'No. of drivingLicense'],
    [['aadhaar', 'passport'], '', 'Passport', 'No. of passport'],
    [['aadhaar'], '', 'Aadhaar Card', 'No. of aadhaar'],
    [['passport', 'voterId'], 'Passport', 'Passport', 'No. of passport'],
    [['voterId'], 'Passport', 'Passport', ''],
  ])('with %j, named %j: the proof is %s', (names, documentType, addressProof, proofNumber) => {
    const state = kycState(documentsOf(numbers(...names)), readingsOf({ address: { documentType } }));
    expect(state).toMatchObject({ value: { addressProof, proofNumber } });
  });

  it.each([
    [{ house: ' 17/2 ', lane: ' ', street: '', pin: 625_001, geo: {}, post: null }, ' 17/2 , 625001'],
    [null, ''],
    [7, ''],
    [' Madurai ', 'Madurai'],
  ])('have the address %j as %j', (address, shown) => {
    expect(documentsOf({ aadhaar: { address } })).toMatchObject({ value: { aadhaar: { address: shown } } });
  });

  it('contain only the last four digits of an Aadhaar number [CR-167.b]', () => {
    const short = (identifierNumber: string) => documentsOf({ aadhaar: { identifierNumber } });
    expect(short('5388')).toMatchObject({ value: { aadhaar: { number: 'XXXXXXXX5388' } } });
    expect(short('12a')).toMatchObject({ value: { aadhaar: { number: '12a' } } });
    const read = documentsOf({
      AADHAAR: { identifierNumber: 717889845388, address: { house: '17/2', pin: 625001 } },
    });
    expect(read).toMatchObject({ value: { aadhaar: { number: 'XXXXXXXX5388', address: '17/2, 625001' } } });
  });

  it('show a date of birth in words, however the document writes it [CR-027.a]', () => {
    expect(documentsOf({ aadhaar: { dob: '22-01-1992' } })).toMatchObject({
      value: { aadhaar: { dob: '22 Jan 1992' } },
    });
    expect(readingsOf({ pan: { dob: '22/01/1992' } })).toMatchObject({ value: { panDob: '22 Jan 1992' } });
  });

  it('show an unlisted proof and an invalid date unchanged', () => {
    const readings = readingsOf({ address: { documentType: 'Ration Card' }, pan: { dob: '31-02-1994' } });
    expect(kycState(documentsOf(null), readings)).toMatchObject({
      value: { addressProof: 'Ration Card', proofNumber: '', panDob: '31-02-1994' },
    });
  });

  it.each([
    ['missing', null, null, 'missing'],
    ['there with documents only', { pan: {} }, null, 'ready'],
    ['there with readings only', null, {}, 'ready'],
    ['broken by the documents', 'x', {}, 'broken'],
    ['broken by the readings', {}, ['x'], 'broken'],
    ['there with odd documents', { pan: 'x', aadhaar: [] }, { address: 7 }, 'ready'],
  ])('are %s', (_how, documents, readings, state) => {
    expect(kycState(documentsOf(documents), readingsOf(readings)).state).toBe(state);
  });
});

describe('detailsErrors', () => {
  it.each([
    ['kavya.r@mail.example', {}],
    ['kavya', { email: 'Kindly enter valid Email ID' }],
    ['kavya.r@mail', { email: 'Kindly enter valid Email ID' }],
    ['@mail.example', { email: 'Kindly enter valid Email ID' }],
  ])('validates the e-mail %s of the loan application [SH-096.a, SH-096.b]', (email, errors) => {
    expect(detailsErrors('loanApplication', { email })).toEqual(errors);
  });

  it('has no rules for the other panels', () => {
    expect(detailsErrors('personal', {})).toEqual({});
  });
});
