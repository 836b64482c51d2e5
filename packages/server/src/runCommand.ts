import { CannotStart } from './db/cannotStart';
import { runProcess } from './runProcess';

/** An order that cannot be carried out, or found something wrong; its message says what. */
export class CommandRefusal extends CannotStart {}

/** What a command line says.
 *  @throws CommandRefusal with how the command is used, where `read` throws, as for an option there is not */
export function orUsage<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch {
    throw new CommandRefusal(usage);
  }
}

/** Runs a command of the operator to its end, and prints what it answers: what was done, in words. */
export const runCommand = (run: (args: readonly string[]) => Promise<string>): Promise<void> =>
  runProcess(async () => {
    console.log(await run(process.argv.slice(2)));
    process.exit(0);
  });
