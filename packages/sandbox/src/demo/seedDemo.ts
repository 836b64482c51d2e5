import { type BusinessDate, businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { readApplication } from '@lending-desk/domain/loan';
import type { LoanAccount } from '@lending-desk/domain/repayment';
import {
  anyLoan,
  type Database,
  demoAccounts,
  demoEmail,
  type SeedOptions,
  storeApplications,
} from '@lending-desk/server/ports';
import { storeDemoFiles } from './demoFiles';
import { demoPortfolio, type DemoUnderwriter } from './demoPortfolio';
import { storeDemoStatements } from './demoStatements';

const batchSize = 220;

/** The demo accounts that decide loans; the underwriter gets most of them. */
export function demoUnderwriters(orgEmailDomain: string): [DemoUnderwriter, ...DemoUnderwriter[]] {
  const [first, ...others] = ['credit.user', 'credit.admin', 'super'].map(mailbox => ({
    fullName: demoAccounts.find(account => account.mailbox === mailbox)?.fullName ?? mailbox,
    email: demoEmail(mailbox, orgEmailDomain),
  }));
  if (!first) throw new Error('The demonstration has no underwriter');
  return [first, ...others];
}

/** Nothing in a portfolio is later than this on its day. */
const lastMomentMs = 9 * 3_600_000;

/** The day a portfolio is made for: until nine in the morning, IST, the day before, so that nothing in it is still to
 *  come. */
export const demoDay = (now: Date): BusinessDate =>
  businessDateOf(instantOfEpochMs(now.getTime() - lastMomentMs));

/** Fills an empty database with the demo portfolio of its day, using the import. Leaves a database that contains
 *  any loan unchanged. The demo accounts must exist already.
 *  @returns how many applications were stored
 *  @throws Error when the import rejects the portfolio: a bug in the generator */
export async function seedDemo(db: Database, options: SeedOptions): Promise<number> {
  const { now, orgEmailDomain, secret, files } = options;
  if (await anyLoan(db)) return 0;
  await storeDemoFiles(db, files, now);
  const asOf = demoDay(now);
  const accounts = new Map<number, LoanAccount>();
  const lines = demoPortfolio({
    asOf,
    underwriters: demoUnderwriters(orgEmailDomain),
    onAccount: (loanId, account) => accounts.set(loanId, account),
  });
  for (let start = 0; start < lines.length; start += batchSize) {
    const applications = lines.slice(start, start + batchSize).map(line => {
      const read = readApplication(line);
      if (!read.ok) throw new Error(`Demo loan ${String(line['loanId'])}: ${read.why.join('; ')}`);
      return read.application;
    });
    await storeApplications(db, applications, { now, by: 'Demo', secret, accounts });
    await storeDemoStatements(db, files, applications, now);
  }
  return lines.length;
}
