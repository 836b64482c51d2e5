import { Agent, request } from 'node:http';
import { businessDateOf, instant } from '@lending-desk/domain/calendar';
import { contract, pathOf } from '@lending-desk/domain/contract';
import { type Application, loanParts, readApplication } from '@lending-desk/domain/loan';
import { demoLoanIds } from '../packages/sandbox/src/demo/demoCases';
import { demoPortfolio } from '../packages/sandbox/src/demo/demoPortfolio';
import { demoUnderwriters } from '../packages/sandbox/src/demo/seedDemo';
import type { Options } from './options';
import { processorTimeOf } from './processorTime';
import { buildProduct } from './product';
import type { Table } from './report';
import { serveLoans } from './serveLoans';
import { type Spread, timeSideBySide } from './timing';

const orgEmailDomain = 'lender.example';
const sideBySide = 8;
/** Number of unmeasured requests, in which connections are opened and code is compiled. */
const warmUp = 100;
const goal = 'p95 ≤ 25';

/** Every demonstration application with reports: statement and bureau responses in the providers' format. */
function heavyApplications(): Application[] {
  const asOf = businessDateOf(instant(new Date().toISOString()));
  return demoPortfolio({ asOf, underwriters: demoUnderwriters(orgEmailDomain) }).flatMap(line => {
    const read = readApplication(line);
    if (!read.ok) throw new Error(read.why.join('; '));
    return read.application.providerBodies.length > 0 ? [read.application] : [];
  });
}

type Ask = (path: string) => Promise<number>;

/** Makes requests over keep-alive connections, like a browser. @returns the response size in bytes */
function asker(address: string, token: string, connections: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { authorization: `Bearer ${token}` };
  const ask: Ask = path =>
    new Promise((resolve, reject) => {
      const asked = request(new URL(path, address), { method: 'POST', agent, headers }, answer => {
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.on('error', reject);
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`${path}: ${answer.statusCode ?? ''}`)),
        );
      });
      asked.on('error', reject).end();
    });
  return { ask, close: () => agent.destroy() };
}

/** The loan detail over HTTP with 100,000 loans on PostgreSQL: the core, and the heavy parts. */
export async function detail({ times, seconds, quick }: Options): Promise<Table[]> {
  const loans = quick ? 20_000 : 100_000;
  buildProduct();
  const heavy = heavyApplications();
  const loanIds = heavy.map(({ loanId }) => loanId);
  const { address, pid, token, close } = await serveLoans(loans, heavy);
  const pathFor = (id: number, sections: string) =>
    `${pathOf(contract.loan.read, { id })}?sections=${sections}`;
  const anyLoan = (number: number) => loanIds[(number * 7919) % loanIds.length] ?? 0;
  const rows: Table['rows'][number][] = [];

  const measure = async (name: string, connections: number, pathAt: (number: number) => string) => {
    const { ask, close: hangUp } = asker(address, token, connections);
    let bytes = 0;
    for (let number = 0; number < warmUp; number += 1) await ask(pathAt(number));
    const before = processorTimeOf(pid);
    const load = { workers: connections, seconds: Math.max(seconds, times / 60) };
    const taken: Spread & { perSecond: number; times: number } = await timeSideBySide(load, async number => {
      const answered = await ask(pathAt(number));
      bytes += answered;
    });
    const after = processorTimeOf(pid);
    hangUp();
    const cpu = before === null || after === null ? null : (after - before) / taken.times;
    rows.push([
      name,
      connections,
      bytes / taken.times / 1024,
      taken.p50,
      taken.p95,
      taken.p99,
      cpu,
      taken.perSecond,
      goal,
    ]);
  };

  for (const connections of [1, sideBySide]) {
    for (const part of loanParts) await measure(part, connections, number => pathFor(anyLoan(number), part));
  }
  await measure('statement of 10,319 transactions', 1, () => pathFor(demoLoanIds.bigStatement, 'statement'));
  await measure('bureau file of 40 accounts', 1, () => pathFor(demoLoanIds.thickReport, 'bureau'));
  await close();
  return [
    {
      title: `Loan detail over HTTP, ${loans.toLocaleString('en-US')} loans on PostgreSQL, ${loanIds.length} heavy ones asked for, ms`,
      columns: ['Part', 'connections', 'KB', 'p50', 'p95', 'p99', 'server CPU ms', 'a second', 'goal'],
      rows,
    },
  ];
}
