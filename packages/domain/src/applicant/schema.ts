import * as v from 'valibot';
import { masked } from '../loose/masked';
import { wireDate, wireInstant, wireRupees } from '../contract/wire';

const text = v.nullish(v.string(), null);
const coordinate = v.optional(v.fallback(v.nullable(v.number()), null));

/** An address; every part may be missing (SH-099). */
export const addressSchema = v.object({
  line1: text,
  line2: text,
  landmark: text,
  city: text,
  state: text,
  pinCode: text,
  /** The address's position, when the application has it; not in the documents. */
  latitude: coordinate,
  longitude: coordinate,
});
export type Address = v.InferOutput<typeof addressSchema>;

/** A stored file: its key and a short-lived signed link, null when there is no file behind it (CR-028). */
export const storedFileSchema = v.object({ key: v.string(), presignedUrl: v.nullish(v.string(), null) });

/** personalDetails of the credit loan (CR-161). */
export const personalSchema = v.object({
  fullName: v.string(),
  firstName: text,
  lastName: text,
  userEnteredName: text,
  gender: text,
  dob: v.nullish(wireDate, null),
  primaryPhoneNumber: masked('phone', text),
  alternatePhoneNumber: masked('phone', text),
  email: masked('email', text),
  maritalStatus: text,
  houseType: text,
  photo: v.nullish(storedFileSchema, null),
  currentAddress: v.nullish(addressSchema, null),
  permanentAddress: v.nullish(addressSchema, null),
});
export type Personal = v.InferOutput<typeof personalSchema>;

/** professionalDetails of the credit loan (CR-162); monthlyIncome in paise. */
export const professionalSchema = v.object({
  occupation: text,
  companyName: text,
  employmentType: text,
  monthlyIncome: v.nullish(wireRupees, null),
  incomeModes: v.nullish(v.array(v.string()), []),
  salaryDate: v.nullish(v.number(), null),
  microFinanceConsentAt: v.nullish(wireInstant, null),
  workAddress: v.nullish(addressSchema, null),
});
export type Professional = v.InferOutput<typeof professionalSchema>;

const pennyDropResult = v.object({ accountNumber: masked('account', text), accountName: text, ifsc: text });

/** financialDetails of the credit loan in wire shape (CR-163). */
export const financialWire = v.object({
  bankName: text,
  accountNumber: masked('account', text),
  ifscCode: text,
  verificationResult: v.nullish(
    v.object({
      response: v.nullish(
        v.object({ verification: v.nullish(v.object({ result: v.nullish(pennyDropResult, null) }), null) }),
        null,
      ),
    }),
    null,
  ),
});

/** An account with the answer of the penny drop in place of the whole verification. */
export function withPennyDrop<T extends v.InferOutput<typeof financialWire>>({
  verificationResult,
  ...account
}: T) {
  return { ...account, pennyDrop: verificationResult?.response?.verification?.result ?? null };
}

/** financialDetails of the credit loan with the answer of the penny drop (CR-163). */
export const financialSchema = v.pipe(
  financialWire,
  v.transform(account => withPennyDrop(account)),
);
export type Financial = v.InferOutput<typeof financialSchema>;
export type PennyDrop = NonNullable<Financial['pennyDrop']>;
