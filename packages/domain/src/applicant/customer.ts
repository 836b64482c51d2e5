import * as v from 'valibot';
import { masked } from '../loose/masked';
import { addressSchema, financialWire, personalSchema, withPennyDrop } from './schema';

const text = v.nullish(v.string(), null);

/** personalDetails as customer support has them (CS-126, CS-127): those of credit, and what only support shows. */
export const customerSchema = v.object({
  ...personalSchema.entries,
  educationQualification: text,
  currentAddressStayDuration: text,
  permanentAddress: v.nullish(v.object({ ...addressSchema.entries, apolloStateCode: text }), null),
  /** Support's documents have it here as well as in professionalDetails. */
  workAddress: v.nullish(addressSchema, null),
});
export type Customer = v.InferOutput<typeof customerSchema>;

/** financialDetails as customer support has them (CS-129): those of credit and the UPI id. */
export const bankAccountSchema = v.pipe(
  v.object({ ...financialWire.entries, upiId: masked('email', text) }),
  v.transform(account => withPennyDrop(account)),
);
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;
