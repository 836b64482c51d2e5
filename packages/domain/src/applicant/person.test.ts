import { describe, expect, it } from 'vitest';
import { changesOnlyFullName, panNumberOf, personOf } from './person';

const personal = {
  fullName: 'Mary Philomena D’Almeida',
  firstName: 'Mary',
  lastName: 'D’Almeida',
  gender: 'female',
  dob: '1991-08-02',
};

describe('who the applicant is [XR-145.d]', () => {
  const named = (changes: object, onlyFullNameCorrected: boolean, fullName = 'Anita Rao Kulkarni') => {
    const { firstName, lastName } = personOf(
      { personalDetails: { ...personal, ...changes } },
      { fullName, onlyFullNameCorrected },
    );
    return [firstName, lastName];
  };

  it('is named by first and last name, where the full name alone was not the last to be corrected', () => {
    expect(named({}, false)).toEqual(['Mary', 'D’Almeida']);
  });

  it('is named by the full name, where it alone was the last to be corrected', () => {
    expect(named({}, true)).toEqual(['Anita Rao', 'Kulkarni']);
  });

  it.each([
    [{ lastName: '' }, 'Anita Rao Kulkarni', ['Anita Rao', 'Kulkarni']],
    [{ lastName: null, firstName: 'Mary' }, 'Thangamani', ['Thangamani', '']],
    [{ firstName: ' ' }, 'Anita Rao Kulkarni', ['Anita Rao', 'D’Almeida']],
  ])('takes what is missing from the full name: %j of %s', (changes, fullName, expected) => {
    expect(named(changes, false, fullName)).toEqual(expected);
  });

  it('has the corrected number of the PAN, not the one read from the card', () => {
    const kycDetails = { pan: { panNo: 'ZZZPA1111A' } };
    const kycDocuments = { pan: { identifierNumber: 'ZZZPB2222B' } };
    expect(panNumberOf({ kycDetails, kycDocuments })).toBe('ZZZPB2222B');
    expect(panNumberOf({ kycDetails, kycDocuments: { pan: { identifierNumber: ' ' } } })).toBe('ZZZPA1111A');
    expect(panNumberOf({ kycDetails: 'unreadable' })).toBe('');
  });

  it.each([
    ['female', 'Female'],
    ['M', 'Male'],
    ['other', null],
  ])('is asked about with gender %s as %s, the day of birth and the corrected PAN', (gender, asked) => {
    const sections = {
      personalDetails: { ...personal, gender },
      kycDocuments: { pan: { identifierNumber: 'ZZZPB2222B' } },
      kycDetails: { pan: { panNo: 'ZZZPA1111A' } },
    };
    expect(personOf(sections, { fullName: 'Mary', onlyFullNameCorrected: false })).toEqual({
      firstName: 'Mary',
      lastName: 'D’Almeida',
      gender: asked,
      dob: '1991-08-02',
      pan: 'ZZZPB2222B',
    });
  });

  it('leaves out what a broken section does not contain', () => {
    const nobody = { fullName: 'Anita Rao', onlyFullNameCorrected: false };
    expect(personOf({ personalDetails: 'unreadable' }, nobody)).toEqual({
      firstName: 'Anita',
      lastName: 'Rao',
      gender: null,
      dob: null,
      pan: null,
    });
  });

  it.each([
    [{ fullName: 'Mary D’Almeida' }, true],
    [{ fullName: 'Mary D’Almeida', lastName: 'Almeida' }, false],
    [{ fullName: 'Marie D’Almeida', firstName: 'Marie' }, false],
    [{ lastName: 'Almeida' }, false],
    [{ gender: 'male' }, false],
  ])('knows whether a correction is of the full name alone: %j', (changes, expected) => {
    expect(changesOnlyFullName(personal, { ...personal, ...changes })).toBe(expected);
  });
});
