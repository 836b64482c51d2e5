import * as v from 'valibot';

/** How a value is masked for somebody who may only view. */
export type MaskKind =
  | 'phone'
  | 'account'
  | 'pan'
  | 'email'
  | 'password'
  /** A stored file that shows what is masked: its link is not sent, only that it can be revealed. */
  | 'file'
  /** Never masked: an id, whatever it looks like. */
  | 'plain';

/** Declares with a field how its values are masked. What is declared otherwise is text: in it phones, PAN and e-mail
 *  are told by how they look.
 *  @example primaryPhoneNumber: masked('phone', v.string()) */
export function masked<const S extends v.GenericSchema>(kind: MaskKind, schema: S) {
  return v.pipe(schema, v.metadata({ mask: kind }));
}
