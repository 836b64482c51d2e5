import { CannotStart } from './db/cannotStart';
import { loggable } from './http/errors';

function wordsOf(error: unknown): string {
  const { name, code, at } = loggable(error);
  return [`Stopped by a fault: ${name}${code ? ` ${code}` : ''}`, ...(at ?? [])].join('\n    ');
}

/** Does the work of a process. What stops it is told in one line where it can be mended, and otherwise as a fault
 *  without its message, which may hold what was being written; either way the process ends with 1.
 *  @param isMeantFor  whether an error's message is words for whoever runs the process, besides `CannotStart` */
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
