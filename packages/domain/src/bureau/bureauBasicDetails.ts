import * as v from 'valibot';
import { field, objectSchema, textsOf } from '../loose/loose';

/** bureauBasicDetails of a loan: every phone and e-mail the bureaux have for the customer (CR-152). */
export const bureauBasicDetailsSchema = v.pipe(
  objectSchema,
  v.transform(wire => ({
    phoneNumbers: textsOf(field(wire, 'phoneNumbers')),
    emails: textsOf(field(wire, 'emails')),
  })),
);
