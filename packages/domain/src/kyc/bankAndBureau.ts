import * as v from 'valibot';
import { isObject } from '../loose/loose';
import { looseList, looseText } from '../loose/schemas';
import type { ReportedIdentity } from './reportedWire';

export const nobody: ReportedIdentity = {
  names: [],
  dobs: [],
  genders: [],
  addresses: [],
  pans: [],
  phones: [],
  emails: [],
  accounts: [],
};

const given = (values: readonly (string | null | undefined)[]): string[] => {
  const kept = new Map<string, string>();
  for (const value of values)
    if (value && !kept.has(value.toLowerCase())) kept.set(value.toLowerCase(), value);
  return [...kept.values()];
};

/** A name normalised for comparison: no capitals, spaces or punctuation. */
const bare = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** The first field of this name at any depth; reports wrap their parts differently. */
function find(value: unknown, name: string, depth = 6): unknown {
  if (depth < 0 || typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const own = entries.find(([key]) => bare(key) === name);
  if (own) return own[1];
  for (const [, item] of entries) {
    const found = find(item, name, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A text, the texts of a list, or a named field of its items. */
function texts(value: unknown, field = ''): string[] {
  if (typeof value === 'string' || typeof value === 'number') return given([String(value).trim()]);
  if (Array.isArray(value)) return given(value.flatMap(item => texts(item, field)));
  return isObject(value) && field !== '' ? texts(find(value, field, 0)) : [];
}

/** processedPerfios: the account's holder. Its `name` is the bank's (CR-036), not a person's. */
export const statementHolderSchema = v.pipe(
  v.object({
    customer_name: looseText,
    customer_address: looseText,
    accountNo: v.nullish(v.unknown(), null),
  }),
  v.transform(wire => ({
    ...nobody,
    names: given([wire.customer_name]),
    addresses: given([wire.customer_address]),
    accounts: texts(wire.accountNo),
  })),
);

/** perfiosReport: the account's holder, and the bank's data about its customer. */
export const statementCustomerSchema = v.pipe(
  v.looseObject({}),
  v.transform((report): ReportedIdentity => {
    const customers = [find(report, 'customerinfo')].flat();
    const own = (field: string) => given(customers.flatMap(customer => texts(find(customer, field, 0))));
    return {
      ...nobody,
      names: own('name'),
      addresses: own('address'),
      pans: own('pan'),
      phones: given([...own('mobile'), ...own('landline')]),
      emails: own('email'),
      accounts: texts(find(report, 'statementaccounts'), 'accountno'),
    };
  }),
);

/** equifaxReport: id and contact information, in any envelope. */
export const equifaxPersonSchema = v.pipe(
  v.looseObject({}),
  v.transform((report): ReportedIdentity => {
    const contact = find(report, 'idandcontactinfo');
    const person = find(contact, 'personalinfo');
    const places = find(contact, 'addressinfo');
    const address = (item: unknown) =>
      ['address', 'state', 'postal'].flatMap(field => texts(find(item, field, 0))).join(' ');
    return {
      ...nobody,
      names: texts(find(person, 'fullname')),
      dobs: given([...texts(find(person, 'dateofbirth')), ...texts(find(contact, 'dateofbirth'))]),
      genders: texts(find(person, 'gender')),
      addresses: given((Array.isArray(places) ? places : [places]).map(address)),
      pans: texts(find(contact, 'panid'), 'idnumber'),
      phones: texts(find(contact, 'phoneinfo'), 'number'),
      emails: texts(find(contact, 'emailaddressinfo'), 'emailaddress'),
    };
  }),
);

/** bureauBasicDetails: phones and e-mail addresses the bureau has. */
export const bureauContactsSchema = v.pipe(
  v.object({ phoneNumbers: looseList(looseText), emails: looseList(looseText) }),
  v.transform(wire => ({ ...nobody, phones: given(wire.phoneNumbers), emails: given(wire.emails) })),
);

const cibilAddresses = v.pipe(
  looseList(v.union([v.string(), v.record(v.string(), v.unknown())])),
  v.transform(all =>
    given(
      all.map(one =>
        typeof one === 'string'
          ? one
          : Object.values(one)
              .flatMap(part => texts(part))
              .join(' '),
      ),
    ),
  ),
);

/** processedCibil: the person the report is about. */
export const cibilPersonSchema = v.pipe(
  v.object({
    name: looseText,
    dob: looseText,
    gender: looseText,
    emails: looseList(looseText),
    address: cibilAddresses,
  }),
  v.transform(wire => ({
    ...nobody,
    names: given([wire.name]),
    dobs: given([wire.dob]),
    genders: given([wire.gender]),
    emails: given(wire.emails),
    addresses: wire.address,
  })),
);

/** apolloCibilReport: the person in the stored report; empty while nothing is fetched. */
export const cibilConsumerSchema = v.pipe(
  v.object({
    parsed_report: v.nullish(
      v.object({
        emails: looseList(looseText),
        consumer_details: v.nullish(
          v.object({ name: looseText, date_of_birth: looseText, gender: looseText, pan: looseText }),
          null,
        ),
        address: cibilAddresses,
      }),
      null,
    ),
  }),
  v.transform(({ parsed_report: report }) => ({
    ...nobody,
    names: given([report?.consumer_details?.name]),
    dobs: given([report?.consumer_details?.date_of_birth]),
    genders: given([report?.consumer_details?.gender]),
    pans: given([report?.consumer_details?.pan]),
    emails: given(report?.emails ?? []),
    addresses: report?.address ?? [],
  })),
);

/** Merges two reports of one bureau; what both have is listed once. */
export function joinIdentities(one: ReportedIdentity, other: ReportedIdentity): ReportedIdentity {
  return {
    names: given([...one.names, ...other.names]),
    dobs: given([...one.dobs, ...other.dobs]),
    genders: given([...one.genders, ...other.genders]),
    addresses: given([...one.addresses, ...other.addresses]),
    pans: given([...one.pans, ...other.pans]),
    phones: given([...one.phones, ...other.phones]),
    emails: given([...one.emails, ...other.emails]),
    accounts: given([...one.accounts, ...other.accounts]),
  };
}
