import { CannotStart } from './db/cannotStart';
import { runProcess } from './runProcess';

/** An order that cannot be carried out, or found something wrong; its message says what. */
export class CommandRefusal extends CannotStart {}

/** Runs a command of the operator to its end, and prints what it answers: what was done, in words. */
export const runCommand = (run: (args: readonly string[]) => Promise<string>): Promise<void> =>
  runProcess(async () => {
    console.log(await run(process.argv.slice(2)));
    process.exit(0);
  });
