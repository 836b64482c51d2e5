import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progressOf';

/** An output that remembers what was written. */
function anOutput(isTTY?: true) {
  const stream = new PassThrough();
  const output = isTTY ? Object.assign(stream, { isTTY }) : stream;
  return { output, written: () => String(stream.read() ?? '') };
}

describe('the progress of an import', () => {
  it('is a line for every thousand lines in a log', () => {
    const { output, written } = anOutput();
    const progress = progressOf(5_000, output);
    for (const lines of [900, 999, 1_000, 1_100, 1_999, 2_050, 3_049]) progress.show({ bytes: 1, lines });
    progress.stop();
    expect(written()).toBe('1000 lines done\n2050 lines done\n');
  });

  it('is a bar on a terminal, which begins with no line and ends empty', () => {
    const { output, written } = anOutput(true);
    const progress = progressOf(5_000, output);
    expect(written()).toContain('0% | 0 lines | ');
    progress.stop();
    expect(written()).not.toContain('lines');
  });
});
