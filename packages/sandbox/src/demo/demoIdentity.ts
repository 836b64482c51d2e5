import type { Instant } from '@lending-desk/domain/calendar';
import type { DemoPerson } from './demoPeople';
import type { Random } from '../random';

export function personalOf(random: Random, person: DemoPerson, loanId: number): Record<string, unknown> {
  return {
    fullName: person.fullName,
    firstName: person.firstName,
    lastName: person.lastName,
    userEnteredName: person.fullName,
    gender: person.gender,
    dob: person.dob,
    primaryPhoneNumber: person.phone,
    alternatePhoneNumber: person.alternatePhone,
    email: person.email,
    maritalStatus: random.pick(['Married', 'Single', 'Widowed']),
    houseType: random.pick(['PG', 'Rented', 'Owned']),
    educationQualification: random.pick(['HIGH_SCHOOL', 'UNDER_GRADUATE', 'POST_GRADUATE']),
    currentAddressStayDuration: random.pick(['Less than 1 year', '1-3 years', 'More than 3 years']),
    photo: { key: faceOf(person, loanId), presignedUrl: null },
    currentAddress: { ...person.current, ...placeOf(person) },
    permanentAddress: person.permanent,
  };
}

export function professionalOf(
  random: Random,
  person: DemoPerson,
  startedOn: Instant,
): Record<string, unknown> {
  return {
    occupation: person.occupation,
    companyName: person.company,
    employmentType: random.pick(['Salaried', 'Employed']),
    monthlyIncome: person.income,
    incomeModes: random.chance(0.85) ? ['BANK_TRANSFER'] : ['BANK_TRANSFER', 'CASH'],
    salaryDate: person.salaryDate,
    workAddress: person.work,
    microFinanceConsentAt: person.income < 25_000 ? startedOn : null,
  };
}

export function financialOf(person: DemoPerson): Record<string, unknown> {
  const { accountNumber, ifscCode } = person;
  const accountName = person.fullName.toUpperCase();
  return {
    bankName: person.bankName,
    accountNumber,
    ifscCode,
    upiId: `${person.phone}@okfict`,
    verificationResult: {
      response: {
        verification: { 'status-code': '101', result: { accountNumber, accountName, ifsc: ifscCode } },
      },
    },
  };
}

/** The number of available faces. */
const faces = 12;

function faceOf({ gender }: DemoPerson, loanId: number): string {
  // Even faces are women's, odd ones men's.
  const face = (loanId % (faces / 2)) * 2 + (gender === 'Female' ? 0 : 1);
  return `demo/faces/${face}.webp`;
}

/** A name as another institution writes it: in capitals, reversed, or with an initial. */
function writtenName(random: Random, { firstName, lastName, fullName }: DemoPerson): string {
  if (lastName === '') return fullName.toUpperCase();
  return random.weighted([
    [fullName.toUpperCase(), 70],
    [`${lastName} ${firstName}`.toUpperCase(), 15],
    [`${[...firstName][0] ?? ''} ${lastName}`.toUpperCase(), 8],
    [`${firstName} ${lastName.slice(0, -1)}`.toUpperCase(), 7],
  ]);
}

/** The position of the current address: mostly close to where the application was made. Derived from the account
 *  number, so that later draws stay the same. */
function placeOf({ gps, accountNumber }: DemoPerson) {
  const drawn = Number(accountNumber.slice(-3));
  const away = drawn % 10 === 7 ? 0.09 : drawn % 50 === 13 ? 0.9 : 0.012;
  const degrees = (from: number, share: number) => Number((from + away * (share / 100 - 0.5)).toFixed(5));
  return { latitude: degrees(gps.latitude, drawn % 97), longitude: degrees(gps.longitude, drawn % 89) };
}

const addressText = ({ line1, city, state, pinCode }: DemoPerson['current']): string =>
  `${line1}, ${city}, ${state}, ${pinCode}`;

const photo = (name: string) => ({ key: `demo/documents/${name}.webp`, presignedUrl: null });

/** Verified documents and their OCR results, with the small differences that occur in practice. */
export function kycOf(
  random: Random,
  person: DemoPerson,
  has: {
    readonly broken: boolean;
    readonly licensed: boolean;
    readonly voter: boolean;
    readonly passport: boolean;
    readonly missing: boolean;
  },
): Record<string, unknown> {
  const printed = person.fullName.toUpperCase();
  const document = (identifierNumber: string, picture: string, statusCode = '101') => ({
    verified: statusCode === '101',
    identifierNumber,
    frontPhoto: photo(`${picture}-front`),
    backPhoto: picture === 'pan' ? null : photo(`${picture}-back`),
    verificationResult: [
      {
        response: {
          verification: {
            'status-code': statusCode,
            result: statusCode === '101' ? { name: writtenName(random, person), dob: person.dob } : null,
          },
          ocrVerification: {
            front: { name: person.fullName, idNumber: identifierNumber, dob: person.dob },
            back: { address: addressText(person.current) },
          },
        },
      },
    ],
  });
  const licence = document(`ZZ${person.phone}${person.aadhaarLastFour}`, 'driving-licence');
  const voterId = document(`ZZZ${person.phone.slice(-7)}`, 'voter-id');
  const passport = document(`Z${person.phone.slice(-7)}`, 'passport', random.chance(0.8) ? '101' : '103');
  const aadhaarParsed = random.chance(0.92);
  const documents = has.missing
    ? { pan: null, aadhaar: null, drivingLicense: null, voterId: null, passport: null }
    : {
        pan: document(person.pan, 'pan'),
        aadhaar: {
          verified: aadhaarParsed,
          identifierNumber: `XXXXXXXX${person.aadhaarLastFour}`,
          code: aadhaarParsed ? 200 : 422,
          xmlVerify: aadhaarParsed,
          name: person.fullName,
          dob: person.dob,
          gender: person.gender.charAt(0),
          address: addressText(person.permanent),
          imagebase64: null,
          frontPhoto: photo('aadhaar-front'),
          backPhoto: photo('aadhaar-back'),
          verificationResult: [],
        },
        drivingLicense: has.licensed ? licence : null,
        voterId: has.voter ? voterId : null,
        passport: has.passport ? passport : null,
      };
  return {
    kycDocuments: documents,
    kycDetails: {
      // An unreadable section, to show how a desk displays one.
      pan: has.broken ? 'unreadable' : { name: printed, dob: person.dob, panNo: person.pan },
      address: {
        name: person.fullName,
        dob: person.dob,
        address: addressText(person.permanent),
        frontImage: has.missing ? null : photo('aadhaar-front'),
        backImage: has.missing ? null : photo('aadhaar-back'),
      },
      equifaxBureau: {
        name: printed,
        dob: person.dob,
        panNo: person.pan,
        address: [
          {
            Address: `${person.current.line1} ${person.current.city}`.toUpperCase(),
            Postal: person.current.pinCode,
            State: person.stateCode,
          },
        ],
      },
    },
  };
}
