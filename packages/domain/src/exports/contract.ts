import * as v from 'valibot';
import { businessTimezone } from '../calendar/instant';
import { declareCall } from '../contract/call';
import { wireDate } from '../contract/wire';
import { messages } from '../errors/messages';
import { approvalStatuses } from '../loan/statuses';

/** GET the applications that started on the days of a range as a CSV file [SH-094, X-01]. Equal dates mean a
 *  single day; days and times are in the business time zone [SH-095]; without `approvalStatusValue` the file has
 *  every status. */
export const exportApplications = declareCall({
  name: 'exports.applications',
  method: 'GET',
  path: '/api/v1/credit-dashboard/gen-csv-loanids',
  access: { kind: 'anyOf', groups: ['credit', 'customerSupport'] },
  query: v.pipe(
    v.object({
      startDate: wireDate,
      endDate: wireDate,
      timezone: v.literal(businessTimezone),
      approvalStatusValue: v.optional(v.picklist(approvalStatuses)),
    }),
    v.check(({ startDate, endDate }) => startDate <= endDate, messages.dateRange.startAfterEnd),
  ),
  body: { kind: 'none' },
  answer: { kind: 'csv', fileName: 'application-details.csv' },
  failure: { shows: 'first', fallback: messages.exports.failed },
  repeat: 'safe',
  writes: false,
});

/** The calls for exports. */
export const exportsContract = { applications: exportApplications } as const;
