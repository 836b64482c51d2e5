import * as v from 'valibot';

/** How a value is masked for viewers. */
export type MaskKind =
  | 'phone'
  | 'account'
  | 'pan'
  /** The number of another identity document. */
  | 'document'
  /** A web address at which somebody acts as the customer. */
  | 'link'
  | 'email'
  | 'password'
  /** A stored file that shows masked data: its link is not sent, only a reference to reveal it. */
  | 'file'
  /** Never masked: an id, whatever its format. */
  | 'plain';

/** Declares how a field's values are masked. Undeclared fields are treated as text: phones, PANs and e-mail
 *  addresses in them are recognised by their format.
 *  @example primaryPhoneNumber: masked('phone', v.string()) */
export function masked<const S extends v.GenericSchema>(kind: MaskKind, schema: S) {
  return v.pipe(schema, v.metadata({ mask: kind }));
}
