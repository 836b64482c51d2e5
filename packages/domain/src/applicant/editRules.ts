import * as v from 'valibot';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import { boundedText } from '../contract/text';
import { wireRupees } from '../contract/wire';
import { normalisePhone } from '../compare/normalisePhone';
import { emailError } from './emailError';
import { applicantMessages as words } from './messages';
import { apolloStateCodeOf } from './states';

const plain = (most: number) => v.pipe(boundedText(most), v.trim());
const required = (most: number, label: string) => v.pipe(plain(most), v.minLength(1, words.required(label)));
/** A text of this form, or none. */
const formed = (most: number, form: RegExp, fault: string) =>
  v.pipe(
    plain(most),
    v.check(text => text === '' || form.test(text), fault),
  );
const capitals = (most: number, form: RegExp, fault: string) =>
  v.pipe(plain(most), v.toUpperCase(), v.regex(form, fault));

const email = v.pipe(
  plain(320),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? emailError(dataset.value) : null;
    if (message !== null) addIssue({ message });
  }),
);

const phone = v.pipe(
  plain(40),
  v.check(text => text === '' || normalisePhone(text) !== null, words.phone),
  v.transform(text => normalisePhone(text) ?? ''),
);

const addressChanges = v.object({
  line1: v.optional(required(200, 'Line 1')),
  line2: v.optional(plain(200)),
  landmark: v.optional(plain(200)),
  city: v.optional(required(100, 'City')),
  state: v.optional(
    v.pipe(
      plain(100),
      v.check(name => apolloStateCodeOf(name) !== null, words.state),
    ),
  ),
  pinCode: v.optional(v.pipe(plain(20), v.regex(/^[1-9]\d{5}$/, words.pinCode))),
});

/** What the sender saw in the changed fields, by their name: our own addition, with which the server recognises that
 *  somebody else changed the same field. Without it the last save wins. */
const original = v.optional(v.record(boundedText(100), boundedText(1000)));

/** The body of update-personal-details: changed fields only (CS-108). */
export const personalChanges = v.object({
  fullName: v.optional(required(200, 'Full name')),
  firstName: v.optional(plain(200)),
  lastName: v.optional(plain(200)),
  gender: v.optional(plain(100)),
  dob: v.optional(v.pipe(v.string(), v.check(isBusinessDate, words.dateUnknown))),
  email: v.optional(email),
  alternatePhoneNumber: v.optional(phone),
  maritalStatus: v.optional(plain(100)),
  houseType: v.optional(plain(100)),
  educationQualification: v.optional(plain(100)),
  currentAddressStayDuration: v.optional(plain(100)),
  currentAddress: v.optional(addressChanges),
  permanentAddress: v.optional(addressChanges),
  original,
});

/** The body of update-professional-details (CS-109). */
export const professionalChanges = v.object({
  companyName: v.optional(plain(200)),
  occupation: v.optional(plain(200)),
  employmentType: v.optional(plain(100)),
  monthlyIncome: v.optional(
    v.nullable(
      v.pipe(
        v.number(words.income),
        v.minValue(0, words.income),
        v.check(rupees => v.is(wireRupees, rupees), words.income),
      ),
    ),
  ),
  incomeModes: v.optional(v.pipe(v.array(plain(60)), v.maxLength(10))),
  salaryDate: v.optional(
    v.nullable(
      v.pipe(
        v.number(words.salaryDate),
        v.integer(words.salaryDate),
        v.minValue(1, words.salaryDate),
        v.maxValue(31, words.salaryDate),
      ),
    ),
  ),
  workAddress: v.optional(addressChanges),
  original,
});

/** The body of update-financial-details (CS-110). */
export const financialChanges = v.object({
  bankName: v.optional(required(200, 'Bank name')),
  accountNumber: v.optional(v.pipe(plain(40), v.regex(/^\d{6,20}$/, words.account))),
  ifscCode: v.optional(capitals(20, /^[A-Z]{4}0[A-Z0-9]{6}$/, words.ifsc)),
  upiId: v.optional(formed(200, /^[\w.+-]+@[\w.-]+$/, words.upi)),
  original,
});

export const panNumber = capitals(20, /^[A-Z]{5}\d{4}[A-Z]$/, words.pan);
export const documentNumber = capitals(60, /^(?=.*[A-Z0-9])[A-Z0-9 /-]{4,30}$/, words.documentNumber);
export const fileNumber = v.pipe(
  plain(60),
  v.toUpperCase(),
  v.check(text => text === '' || /^[A-Z0-9 /-]{4,30}$/.test(text), words.documentNumber),
);

const numberOf = <const Schema extends v.GenericSchema>(number: Schema) =>
  v.optional(v.object({ identifierNumber: v.optional(number) }));

/** The numbers of the KYC documents by their place in kycDocuments, to validate them in the form. */
export const kycChanges = v.object({
  pan: numberOf(panNumber),
  drivingLicense: numberOf(documentNumber),
  voterId: numberOf(documentNumber),
  passport: v.optional(
    v.object({
      identifierNumber: v.optional(documentNumber),
      additionalDetails: v.optional(v.object({ fileNo: v.optional(fileNumber) })),
    }),
  ),
});

/** Why a date of birth cannot be; null when it can.
 *  @param dob  YYYY-MM-DD */
export function dobFault(dob: string, today: BusinessDate): string | null {
  return dob < today ? null : words.dateAhead;
}
