import { CannotStart } from './db/cannotStart';
import { loggable } from './http/errors';

function wordsOf(error: unknown): string {
  const { name, code, at } = loggable(error);
  return [`Stopped by a fault: ${name}${code ? ` ${code}` : ''}`, ...(at ?? [])].join('\n    ');
}

/** Runs the work of a process. An error the operator can fix is printed as one line; any other is printed without
 *  its message, which may contain data being written. Either way the process exits with 1.
 *  @param isMeantFor  whether an error's message may be printed, besides those of `CannotStart` */
export async function runProcess(
  work: () => Promise<void>,
  isMeantFor: (error: Error) => boolean = () => false,
): Promise<void> {
  const stop = (error: unknown): void => {
    const known = error instanceof CannotStart || (error instanceof Error && isMeantFor(error));
    console.error(known ? error.message : wordsOf(error));
    process.exit(1);
  };
  process.on('uncaughtException', stop);
  await work().catch(stop);
}
