import { readEquifaxReport } from '@lending-desk/domain/bureau';
import * as v from 'valibot';
import type { Bureau, BureauInquiry } from './bureau';

/** The subject of a report, in the provider's fields; every value is a text. */
export interface EquifaxRequestInfo {
  readonly InquiryPurpose: '00';
  readonly FirstName: string;
  readonly LastName: string;
  readonly DOB: string;
  readonly Gender: string;
  readonly InquiryPhones: readonly { seq: string; PhoneType: readonly ['M']; Number: string }[];
  readonly IDDetails: readonly { seq: string; IDType: 'T'; IDValue: string; Source: 'Inquiry' }[];
  readonly InquiryAddresses: readonly {
    seq: string;
    AddressLine1: string;
    City: string;
    State: string;
    AddressType: readonly ['H'];
    Postal: string;
  }[];
}

/** An order or, when it names an order, the request for that order's report. */
export interface EquifaxMessage {
  readonly RequestHeader: { readonly ProductCode: readonly ['PCS']; readonly CustRefField: string };
  readonly RequestBody: EquifaxRequestInfo;
  readonly ReportOrderNO?: string;
}

/** Sends a message to the provider and returns its JSON. */
export type EquifaxSend = (message: EquifaxMessage, inquiry: BureauInquiry) => Promise<unknown>;

const orderSchema = v.object({
  bureauFetchInitiated: v.boolean(),
  InquiryResponseHeader: v.optional(v.object({ ReportOrderNO: v.pipe(v.string(), v.minLength(1)) })),
});
const pendingSchema = v.object({ ReportStatus: v.literal('PENDING') });

function messageOf(inquiry: BureauInquiry): EquifaxMessage {
  const { person } = inquiry;
  return {
    RequestHeader: { ProductCode: ['PCS'], CustRefField: inquiry.orderId },
    RequestBody: {
      InquiryPurpose: '00',
      FirstName: person.firstName,
      LastName: person.lastName,
      DOB: person.dob ?? '',
      Gender: person.gender?.charAt(0) ?? '',
      InquiryPhones: person.phones.map((phone, index) => ({
        seq: String(index + 1),
        PhoneType: ['M'],
        Number: phone,
      })),
      IDDetails: person.pan ? [{ seq: '1', IDType: 'T', IDValue: person.pan, Source: 'Inquiry' }] : [],
      InquiryAddresses: person.addresses.map((address, index) => ({
        seq: String(index + 1),
        AddressLine1: address.line,
        City: address.city,
        State: address.stateCode,
        AddressType: ['H'],
        Postal: address.pinCode,
      })),
    },
  };
}

/** Equifax (PCS consumer report), asynchronous: an order first, the report later.
 *  @param provider  the name stored with every order */
export function equifax(provider: string, send: EquifaxSend): Bureau {
  return {
    bureau: 'equifax',
    provider,
    order: async inquiry => {
      const answer = v.parse(orderSchema, await send(messageOf(inquiry), inquiry));
      const reference = answer.InquiryResponseHeader?.ReportOrderNO;
      if (!answer.bureauFetchInitiated || reference === undefined) return { outcome: 'notInitiated' };
      return { outcome: 'ordered', reference };
    },
    collect: async (reference, inquiry) => {
      const body = await send({ ...messageOf(inquiry), ReportOrderNO: reference }, inquiry);
      if (v.is(pendingSchema, body)) return { outcome: 'pending' };
      const read = readEquifaxReport(body);
      if (read.outcome === 'unreadable') throw new Error('Equifax answered in no known shape');
      return {
        outcome: read.outcome,
        body,
        message: read.outcome === 'error' ? read.description : '',
      };
    },
  };
}
