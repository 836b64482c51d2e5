import { type BusinessDate, businessDate, datePartsOf, parseBusinessDate } from './businessDate';

/** The first day a calendar shows and an address may name. */
export const firstDay = businessDate('1900-01-01');
/** The last one: the weeks and months around it still exist. */
export const lastDay = businessDate('2199-12-31');

type AddressDate = {
  readonly date: BusinessDate | null;
  /** Why the address names no day that can be shown; undefined if it names one, or none at all. */
  readonly fault: string | undefined;
};

/** The day an address names.
 *  @param text  as it is in the address; null or '' for none */
export function readAddressDate(text: string | null): AddressDate {
  if (text === null || text === '') return { date: null, fault: undefined };
  const date = parseBusinessDate(text);
  if (date === null) return { date: null, fault: `“${text}” is no date.` };
  if (date >= firstDay && date <= lastDay) return { date, fault: undefined };
  const [from, to] = [datePartsOf(firstDay).year, datePartsOf(lastDay).year];
  return { date: null, fault: `“${text}” cannot be shown: dates are of the years ${from} to ${to}.` };
}
