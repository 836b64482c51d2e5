import * as v from 'valibot';
import { kycSections } from '../errors/messages';
import { masked } from '../loose/masked';
import { looseText } from '../loose/schemas';

const texts = v.array(v.string());

/** The person a bank statement or a bureau report is about, as far as it says. */
const identity = v.object({
  names: texts,
  dobs: texts,
  genders: texts,
  addresses: texts,
  pans: masked('pan', texts),
  phones: masked('phone', texts),
  emails: masked('email', texts),
  accounts: masked('account', texts),
});

export type ReportedIdentity = v.InferOutput<typeof identity>;

export const pennyDropWire = v.nullish(
  v.object({ accountNumber: masked('account', looseText), accountName: looseText, ifsc: looseText }),
  null,
);

/** Who a customer is said to be beside what a desk has of the loan, with its masks. */
export const reportedWire = v.object({
  statement: identity,
  equifaxReport: identity,
  cibil: identity,
  /** The section in wire shape, without its pictures. */
  kycDetails: v.unknown(),
  pennyDrop: pennyDropWire,
  gpsAddress: v.nullable(v.string()),
  /** Of sections that cannot be read, the names of the fields at fault. */
  broken: v.array(v.object({ section: v.picklist(kycSections), issues: texts })),
});
export type ReportedBeside = v.InferOutput<typeof reportedWire>;
