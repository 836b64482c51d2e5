import * as v from 'valibot';
import { businessTimezone } from '../calendar/instant';
import { declareCall } from '../contract/call';
import { wireDate } from '../contract/wire';
import { messages } from '../errors/messages';
import { approvalStatuses } from '../status/statuses';
import { parseLoanIds } from './loanIdList';
import { exportMessages } from './messages';

/** GET the applications that started on the days of a range as a CSV file [SH-094, X-01]. Equal dates mean a
 *  single day; days and times are in the business time zone [SH-095]; without `approvalStatusValue` the file has
 *  every status. */
export const exportApplications = declareCall({
  name: 'exports.applications',
  method: 'GET',
  path: '/api/v1/credit-dashboard/gen-csv-loanids',
  access: { kind: 'desk', may: 'read', with: 'exportsApplications' },
  query: v.pipe(
    v.object({
      startDate: wireDate,
      endDate: wireDate,
      timezone: v.literal(businessTimezone),
      approvalStatusValue: v.optional(v.picklist(approvalStatuses)),
    }),
    v.check(({ startDate, endDate }) => startDate <= endDate, messages.dateRange.startAfterEnd),
  ),
  answer: { kind: 'csv', fileName: 'application-details.csv' },
  failure: { shows: 'first', fallback: messages.exports.failed },
});

/** Comma-joined in the address, a list of numbers in the model. May be left out or sent empty. */
const loanIds = v.pipe(
  v.string(),
  v.rawTransform<string, readonly number[] | undefined>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === '') return undefined;
    const verdict = parseLoanIds(dataset.value);
    if (verdict.ok) return verdict.ids;
    addIssue({ message: verdict.message });
    return NEVER;
  }),
);

/** May be left out or sent empty. */
const dateOrNone = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    wireDate,
  ]),
);

/** GET loans by their ids, by the days they started on, or both, as a CSV file (CS-115, CS-119). Equal dates mean a
 *  single day, and days are those of the business time zone. An id of no loan is left out of the file. */
export const exportLoans = declareCall({
  name: 'exports.loans',
  method: 'GET',
  path: '/api/v1/customer-service/gen-csv-loanids',
  access: { kind: 'anyOf', groups: ['customerSupport'] },
  query: v.pipe(
    v.object({
      ids: v.optional(loanIds),
      startDate: dateOrNone,
      endDate: dateOrNone,
      timezone: v.literal(businessTimezone),
    }),
    v.check(
      ({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined),
      exportMessages.bothDates,
    ),
    v.check(
      ({ ids, startDate }) => ids !== undefined || startDate !== undefined,
      exportMessages.nothingChosen,
    ),
    v.check(
      ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
      messages.dateRange.startAfterEnd,
    ),
  ),
  answer: { kind: 'csv', fileName: 'report.csv' },
  failure: { shows: 'first', fallback: messages.exports.failed },
});

/** The calls for exports. */
export const exportsContract = { applications: exportApplications, loans: exportLoans } as const;
