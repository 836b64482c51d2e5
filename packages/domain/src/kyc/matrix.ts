import { memoizeByObject } from '../compare/memoizeByObject';
import type { Address } from '../applicant/schema';
import { addressLine } from '../applicant/address';
import { readDate } from '../compare/dates';
import { findingsOf } from './findings';
import type { KycFacts } from './readKyc';
import type { KycDocument } from './schema';
import { aadhaarCounts, passportVerified } from './verification';

/** The compared attributes. */
export const matrixAttributes = [
  'name',
  'address',
  'dob',
  'idNumber',
  'email',
  'phone',
  'bankAccount',
  'gender',
] as const;
export type MatrixAttribute = (typeof matrixAttributes)[number];

/** The sources in the order of the columns. */
export const matrixSources = [
  'declared',
  'pan',
  'aadhaar',
  'drivingLicence',
  'voterId',
  'passport',
  'pennyDrop',
  'statement',
  'equifax',
  'cibil',
  'gps',
] as const;
export type MatrixSource = (typeof matrixSources)[number];

export interface MatrixValue {
  readonly text: string;
  /** The kind of value: 'Current', 'Permanent', 'Aadhaar'. */
  readonly label?: string;
  /** The document a number belongs to: numbers of two documents are never compared. */
  readonly document?: 'PAN' | 'Aadhaar' | 'Driving licence' | 'Voter id' | 'Passport';
  /** Whether the verifier confirmed the number. */
  readonly verified?: boolean;
}

/** Every value of one attribute, by source; empty for a source without one. */
export type MatrixRow = {
  readonly attribute: MatrixAttribute;
  readonly values: Readonly<Partial<Record<MatrixSource, readonly MatrixValue[]>>>;
};

const once = (values: readonly MatrixValue[]): readonly MatrixValue[] => {
  const kept = new Map<string, MatrixValue>();
  for (const value of values) {
    const key = value.text.toLowerCase().replace(/\s+/g, ' ');
    if (!kept.has(key)) kept.set(key, value);
  }
  return [...kept.values()];
};

type Given = string | null | undefined;

const texts = (...found: readonly Given[]): readonly MatrixValue[] =>
  once(found.flatMap(text => (text ? [{ text }] : [])));

/** One day in two formats is one value. */
const dates = (...found: readonly Given[]): readonly MatrixValue[] => {
  const kept = new Map<string, MatrixValue>();
  for (const { text } of texts(...found)) {
    const read = readDate(text);
    const key = read.kind === 'day' ? read.date : text;
    if (!kept.has(key)) kept.set(key, { text });
  }
  return [...kept.values()];
};

const labelled = (label: string, text: Given): readonly MatrixValue[] => (text ? [{ text, label }] : []);

function numberOf(
  document: NonNullable<MatrixValue['document']>,
  verified: boolean,
  ...numbers: readonly Given[]
): readonly MatrixValue[] {
  return once(numbers.flatMap(text => (text ? [{ text, document, verified }] : [])));
}

const line = (address: Address | null | undefined): string | null => addressLine(address ?? null);

const reading = (document: KycDocument | null, what: 'name' | 'dob' | 'address') =>
  texts(...findingsOf(document?.checks ?? [], what));

function makeMatrix(facts: KycFacts): readonly MatrixRow[] {
  const { declared, pan, panDetails, addressProof, account, statement, equifax, equifaxReport, cibil } =
    facts;
  const { drivingLicence, voterId, passport } = facts;
  const aadhaar = facts.aadhaar && aadhaarCounts(facts.aadhaar) ? facts.aadhaar : null;
  const pennyDrop = account?.pennyDrop;
  // Only Aadhaar is known to be the proof of address; its values are listed with the document's.
  const proof = facts.aadhaar === null || aadhaar ? addressProof : null;

  const rows: Readonly<Record<MatrixAttribute, MatrixRow['values']>> = {
    name: {
      declared: once([...texts(declared?.fullName), ...labelled('As entered', declared?.userEnteredName)]),
      pan: texts(panDetails?.name, ...findingsOf(pan?.checks ?? [], 'name')),
      aadhaar: texts(aadhaar?.name, proof?.name),
      drivingLicence: reading(drivingLicence, 'name'),
      voterId: reading(voterId, 'name'),
      passport: reading(passport, 'name'),
      pennyDrop: texts(pennyDrop?.accountName),
      statement: texts(...statement.names),
      equifax: texts(equifax?.name, ...equifaxReport.names),
      cibil: texts(...cibil.names),
    },
    address: {
      declared: once([
        ...labelled('Current', line(declared?.currentAddress)),
        ...labelled('Permanent', line(declared?.permanentAddress)),
      ]),
      pan: reading(pan, 'address'),
      aadhaar: texts(aadhaar?.address, proof?.address),
      drivingLicence: reading(drivingLicence, 'address'),
      voterId: reading(voterId, 'address'),
      passport: reading(passport, 'address'),
      statement: texts(...statement.addresses),
      equifax: texts(
        ...(equifax?.addresses ?? []).map(({ address, state, postal }) =>
          address === null ? null : [address, state, postal].filter(part => part !== null).join(' '),
        ),
        ...equifaxReport.addresses,
      ),
      cibil: texts(...cibil.addresses),
      gps: texts(facts.gps.address),
    },
    dob: {
      declared: texts(declared?.dob),
      pan: dates(panDetails?.dob, ...findingsOf(pan?.checks ?? [], 'dob')),
      aadhaar: dates(aadhaar?.dob, proof?.dob),
      drivingLicence: reading(drivingLicence, 'dob'),
      voterId: reading(voterId, 'dob'),
      passport: reading(passport, 'dob'),
      equifax: dates(equifax?.dob, ...equifaxReport.dobs),
      cibil: dates(...cibil.dobs),
    },
    idNumber: {
      declared: numberOf('PAN', pan?.verified ?? false, pan?.number),
      pan: numberOf(
        'PAN',
        pan?.verified ?? false,
        panDetails?.panNo,
        ...findingsOf(pan?.checks ?? [], 'pan'),
      ),
      aadhaar: aadhaar ? numberOf('Aadhaar', aadhaar.xmlVerified, aadhaar.number) : [],
      drivingLicence: drivingLicence
        ? numberOf('Driving licence', drivingLicence.verified, drivingLicence.number)
        : [],
      voterId: voterId ? numberOf('Voter id', voterId.verified, voterId.number) : [],
      passport: passport ? numberOf('Passport', passportVerified(passport), passport.number) : [],
      statement: numberOf('PAN', false, ...statement.pans),
      equifax: numberOf('PAN', false, equifax?.panNo, ...equifaxReport.pans),
      cibil: numberOf('PAN', false, ...cibil.pans),
    },
    email: {
      declared: texts(declared?.email),
      statement: texts(...statement.emails),
      equifax: texts(...equifaxReport.emails),
      cibil: texts(...cibil.emails),
    },
    phone: {
      declared: once([
        ...labelled('Primary', declared?.primaryPhoneNumber),
        ...labelled('Alternate', declared?.alternatePhoneNumber),
      ]),
      statement: texts(...statement.phones),
      equifax: texts(...equifaxReport.phones),
    },
    bankAccount: {
      declared: texts(account?.accountNumber),
      pennyDrop: texts(pennyDrop?.accountNumber),
      statement: texts(...statement.accounts),
    },
    gender: {
      declared: texts(declared?.gender),
      aadhaar: texts(aadhaar?.gender),
      equifax: texts(...equifaxReport.genders),
      cibil: texts(...cibil.genders),
    },
  };
  return matrixAttributes.map(attribute => ({ attribute, values: rows[attribute] }));
}

/** Every name, address, date of birth, id number, e-mail, phone, account and gender by source, for comparison. An
 *  invalid Aadhaar document is left out; of an Aadhaar number only the last four digits are present.
 *  @source beyond: identity matrix; CR-080, CR-085, CR-089 */
export const identityMatrix = memoizeByObject(makeMatrix);
