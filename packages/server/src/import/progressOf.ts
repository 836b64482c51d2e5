import { SingleBar } from 'cli-progress';

/** Progress output: a bar on a terminal, a line now and then in a log. */
export interface Progress {
  readonly show: (done: { bytes: number; lines: number }) => void;
  readonly stop: () => void;
}

const linesBetween = 1_000;

/** The progress through a file of so many bytes.
 *  @param output  @default the standard error output */
export function progressOf(
  bytes: number,
  output: NodeJS.WritableStream & { readonly isTTY?: boolean } = process.stderr,
): Progress {
  if (!output.isTTY) {
    let next = linesBetween;
    return {
      show: ({ lines }) => {
        if (lines < next) return;
        next = lines + linesBetween;
        output.write(`${lines} lines done\n`);
      },
      stop: () => {},
    };
  }
  const bar = new SingleBar({
    format: 'Importing {bar} {percentage}% | {lines} lines | {eta_formatted} left',
    clearOnComplete: true,
    stream: output,
  });
  bar.start(bytes, 0, { lines: 0 });
  return { show: done => bar.update(done.bytes, { lines: done.lines }), stop: () => bar.stop() };
}
