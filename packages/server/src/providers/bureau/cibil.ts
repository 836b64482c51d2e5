import { readCibilReport } from '@lending-desk/domain/bureau';
import * as v from 'valibot';
import type { Bureau, BureauInquiry } from './bureau';
import { stateNumberOf } from './states';

/** An order or, when it names an order, the request for that order's report; every value is a text. */
export interface CibilMessage {
  readonly memberReference: string;
  readonly referenceNumber?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  /** 1 = F, 2 = M */
  readonly gender: string;
  readonly pan: string;
  readonly telephones: readonly string[];
  readonly email: string;
  readonly addresses: readonly { line1: string; line2: string; stateCode: string; pinCode: string }[];
}

/** Sends a message to the provider and returns its JSON. */
export type CibilSend = (message: CibilMessage, inquiry: BureauInquiry) => Promise<unknown>;

const orderSchema = v.variant('success', [
  v.object({ success: v.literal(true), referenceNumber: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ success: v.literal(false), errorMessages: v.tupleWithRest([v.string()], v.string()) }),
]);
const pendingSchema = v.object({
  success: v.literal(true),
  status: v.picklist(['initiated', 'initialized']),
});

function messageOf(inquiry: BureauInquiry): CibilMessage {
  const { person } = inquiry;
  return {
    memberReference: inquiry.orderId,
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dob?.split('-').reverse().join('') ?? '',
    gender: person.gender === null ? '' : person.gender === 'Female' ? '1' : '2',
    pan: person.pan ?? '',
    telephones: person.phones,
    email: person.email ?? '',
    addresses: person.addresses.map(address => ({
      line1: address.line,
      line2: address.city,
      stateCode: stateNumberOf(address.stateCode),
      pinCode: address.pinCode,
    })),
  };
}

/** TransUnion CIBIL. Requires a last name, and refuses an order without one.
 *  @param provider  the name stored with every order */
export function cibil(provider: string, send: CibilSend): Bureau {
  return {
    bureau: 'cibil',
    provider,
    order: async inquiry => {
      const answer = v.parse(orderSchema, await send(messageOf(inquiry), inquiry));
      return answer.success
        ? { outcome: 'ordered', reference: answer.referenceNumber }
        : { outcome: 'refused', errorMessages: answer.errorMessages };
    },
    collect: async (reference, inquiry) => {
      const body = await send({ ...messageOf(inquiry), referenceNumber: reference }, inquiry);
      if (v.is(pendingSchema, body)) return { outcome: 'pending' };
      const read = readCibilReport(body);
      if (read.outcome === 'report') return { outcome: 'report', body, message: '' };
      if (read.outcome === 'error') {
        return { outcome: 'error', body, message: read.errorMessages[0] ?? 'No description was given' };
      }
      throw new Error('CIBIL answered in no known shape');
    },
  };
}
