/** Durations of many runs of one operation. */
export interface Spread {
  /** Percentiles in milliseconds: 50, 95 and 99. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Mean CPU time of this process per run in milliseconds; reliable even on a busy machine. */
  readonly cpu: number;
}

type Work = (number: number) => Promise<unknown>;

const warmUp = 20;

/** @returns null for an empty list */
export function median(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : at(
        [...values].sort((a, b) => a - b),
        0.5,
      );
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function spreadOf(times: readonly number[], cpuMicros: number): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    cpu: cpuMicros / 1000 / Math.max(1, times.length),
  };
}

/** @returns the 50th and 95th percentile and the maximum, in milliseconds */
export function spreadOfTimes(times: readonly number[]): Pick<Spread, 'p50' | 'p95'> & { most: number } {
  const { p50, p95 } = spreadOf(times, 0);
  return { p50, p95, most: Math.max(0, ...times) };
}

function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Measures several operations in rounds, one of each per round, so that disturbances affect all equally. The
 *  first rounds are not counted.
 *  @param works  each receives the round's number, uncounted rounds included */
export async function timeInTurn<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, Work>>,
): Promise<Record<Name, Spread>> {
  // Object.keys loses the type of the names.
  const names = Object.keys(works) as Name[];
  const taken = names.map(name => ({ name, work: works[name], times: [] as number[], cpu: 0 }));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const one of taken) {
      const cpu = process.cpuUsage();
      const startedAt = performance.now();
      await one.work(round);
      if (round < warmUp) continue;
      one.times.push(performance.now() - startedAt);
      one.cpu += cpuSince(cpu);
    }
  }
  const spreads = taken.map(({ name, times, cpu }) => [name, spreadOf(times, cpu)] as const);
  // The result has the same names as `works`.
  return Object.fromEntries(spreads) as Record<Name, Spread>;
}

/** Throughput per second of concurrent runs, and their durations.
 *  @param work  receives a unique number, counting up from 0 */
export async function timeSideBySide(
  { workers, seconds }: { readonly workers: number; readonly seconds: number },
  work: Work,
): Promise<Spread & { readonly perSecond: number; readonly times: number }> {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let next = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const number = next;
      next += 1;
      const from = performance.now();
      await work(number);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const perSecond = (times.length / (performance.now() - startedAt)) * 1000;
  return { ...spreadOf(times, cpuSince(cpu)), perSecond, times: times.length };
}
