import {
  type BusinessDate,
  businessDateOf,
  instantAt,
  instantOfEpochMs,
} from '@lending-desk/domain/calendar';
import { readApplication } from '@lending-desk/domain/loan';
import type { LoanAccount } from '@lending-desk/domain/repayment';
import {
  anyLoan,
  type Database,
  demoAccounts,
  demoEmail,
  type SeedOptions,
  storeApplications,
  storePromise,
} from '@lending-desk/server/ports';
import { storeDemoFiles } from './demoFiles';
import { demoPortfolio, type DemoUnderwriter } from './demoPortfolio';
import { type DemoPromise, demoPromiseOf, withPromise } from './demoPromises';
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
 *  @param options.size  how many loans; by default the whole portfolio
 *  @returns how many applications were stored
 *  @throws Error when the import rejects the portfolio: a bug in the generator */
export async function seedDemo(
  db: Database,
  options: SeedOptions & { readonly size?: number },
): Promise<number> {
  const { now, orgEmailDomain, secret, files, size } = options;
  if (await anyLoan(db)) return 0;
  await storeDemoFiles(db, files, now);
  const asOf = demoDay(now);
  const accounts = new Map<number, LoanAccount>();
  const collector = demoAccounts.find(({ mailbox }) => mailbox === 'collections.agent');
  if (!collector) throw new Error('The demonstration has no collector');
  const lines = demoPortfolio({
    asOf,
    underwriters: demoUnderwriters(orgEmailDomain),
    ...(size !== undefined && { size }),
    onAccount: (loanId, account) => accounts.set(loanId, account),
  });
  for (let start = 0; start < lines.length; start += batchSize) {
    const promises = new Map<number, DemoPromise & { readonly comment: number }>();
    const applications = lines.slice(start, start + batchSize).map(made => {
      const loanId = Number(made['loanId']);
      const account = accounts.get(loanId);
      const promise = account ? demoPromiseOf(loanId, account, asOf) : null;
      const { line, index } = promise ? withPromise(made, promise) : { line: made, index: 0 };
      if (promise) promises.set(loanId, { ...promise, comment: index });
      const read = readApplication(line);
      if (!read.ok) throw new Error(`Demo loan ${String(line['loanId'])}: ${read.why.join('; ')}`);
      return read.application;
    });
    await storeApplications(db, applications, { now, by: 'Demo', secret, accounts });
    for (const [loanId, promise] of promises)
      await storePromise(db, {
        ...promise,
        loanId,
        at: new Date(instantAt(promise.madeOn, 8 * 60 + 30)),
        byId: collector.id,
        byName: collector.fullName,
      });
    await storeDemoStatements(db, files, applications, now);
  }
  return lines.length;
}
