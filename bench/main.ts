// npm run bench [-- wire start lists detail search audit exports writes uploads browser floor statement statementFiles tabs hostile cluster promotion kill money book] [--quick]: measures and
// prints; no result makes it fail. docs/bench.md
import { audit } from './audit';
import { book } from './book';
import { browser } from './browser';
import { cleanUp, cleanUpOnSignal, isStopped } from './cleanup';
import { cluster, promotion } from './cluster';
import { detail } from './detail';
import { exports } from './exports';
import { floor } from './floor';
import { hostile } from './hostile';
import { kill } from './kill';
import { lists } from './lists';
import { money } from './money';
import { type Options, readOptions } from './options';
import { describeMachine, printTable, saveRun, type Table } from './report';
import { search } from './search';
import { start } from './start';
import { statement } from './statement';
import { statementFiles } from './statementFiles';
import { tabs } from './tabs';
import { uploads } from './uploads';
import { wire } from './wire';
import { writes } from './writes';

const benches: Readonly<Record<string, (options: Options) => Promise<Table[]>>> = {
  wire,
  start,
  lists,
  detail,
  search,
  audit,
  exports,
  writes,
  uploads,
  browser,
  floor,
  statement,
  statementFiles,
  tabs,
  hostile,
  cluster,
  promotion,
  kill,
  money,
  book,
};

async function run(options: Options): Promise<void> {
  const unknown = options.benches.filter(name => !(name in benches));
  if (unknown.length > 0) {
    throw new Error(`No bench named ${unknown.join(', ')}. Benches: ${Object.keys(benches).join(', ')}`);
  }
  const machine = describeMachine();
  const { processor, cores, memoryGb, node, loadBefore } = machine;
  console.log(
    `${cores} cores (${processor}), ${memoryGb} GB, Node ${node}, load before the run ${loadBefore}`,
  );
  const tables: Table[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (options.benches.length > 0 && !options.benches.includes(name)) continue;
    const startedAt = performance.now();
    console.log(`\n── ${name}`);
    try {
      const measured = await bench(options);
      measured.forEach(printTable);
      tables.push(...measured);
    } catch (error) {
      if (isStopped()) return;
      // Keep the results of the other benches.
      console.error(error);
      process.exitCode = 1;
    }
    console.log(`\n${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  console.log(`\n${saveRun({ date: new Date(), machine, options, tables })}`);
}

cleanUpOnSignal();
try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  // An error outside the benches is a mistyped command line.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A stopped run has already cleaned up in its signal handler.
  if (!isStopped()) await cleanUp();
}
