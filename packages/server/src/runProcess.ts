import { CannotStart } from './db/cannotStart';
import { faultText, loggable } from './http/errors';
import { requestOfFault } from './http/requestScope';

/** The exit code of a serving process that ended by a fault, so that whoever watches it starts it again. */
export const faultExitCode = 70;

function wordsOf(error: unknown): string {
  const { name, code, at } = loggable(error);
  return [`Stopped by a fault: ${name}${code ? ` ${code}` : ''}`, ...(at ?? [])].join('\n    ');
}

/** What the work of a process may say about its end. */
export interface ProcessLife {
  /** From now on the process serves others: a fault runs `end`, which finishes what is under way, before it exits.
   *  @param end  gets the fault's name, code and place */
  readonly onFault: (end: (fault: string) => Promise<void>) => void;
}

/** Runs the work of a process. An error the operator can fix is printed as one line; any other is printed without
 *  its message, which may contain data being written. Either way the process exits with 1, or with
 *  `faultExitCode` where it served. A fault inside one request is that request's alone: it is printed, its connection
 *  is closed, and the process goes on. */
export async function runProcess(work: (life: ProcessLife) => Promise<void>): Promise<void> {
  let serving: ((fault: string) => Promise<void>) | null = null;
  let ending = false;
  const stop = (error: unknown): void => {
    console.error(error instanceof CannotStart ? error.message : wordsOf(error));
    if (!serving) process.exit(1);
    // A further fault while the rest is being finished changes nothing.
    if (ending) return;
    ending = true;
    const exit = () => process.exit(faultExitCode);
    serving(faultText(error)).then(exit, exit);
  };
  process.on('uncaughtException', error => {
    const request = requestOfFault();
    if (!request) {
      stop(error);
      return;
    }
    console.error(JSON.stringify({ requestId: request.requestId, fault: loggable(error) }));
    request.breakOff();
  });
  await work({ onFault: end => void (serving = end) }).catch(stop);
}
