import * as v from 'valibot';
import { field, texts, looseSection } from './looseJson';

/** bureauBasicDetails of a loan: every phone and e-mail the bureaux know the customer by (CR-152). */
export const bureauBasicDetailsSchema = v.pipe(
  looseSection,
  v.transform(wire => ({
    phoneNumbers: texts(field(wire, 'phoneNumbers')),
    emails: texts(field(wire, 'emails')),
  })),
);
export type BureauBasicDetails = v.InferOutput<typeof bureauBasicDetailsSchema>;
