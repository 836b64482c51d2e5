import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JsonReporter } from 'vitest/node';
import { resultFile } from './countTests.mjs';
import { root } from './install.mjs';
import { mergeReports, type Report, stepOf } from './requirements/mergeReports';

/** Keeps the results of any run, of one file too, beside those of the last `npm test`: the book shows each proof as
 *  it last ran. `npm test` names its own reporters and writes the files anew. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class RecordRun extends JsonReporter {
  constructor() {
    super({});
  }

  override async writeReport(report: string): Promise<void> {
    const { testResults }: Report = JSON.parse(report);
    for (const step of new Set(testResults.map(({ name }) => stepOf(root, name)))) {
      const results = testResults.filter(({ name }) => stepOf(root, name) === step);
      const file = resultFile(step);
      const before: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(mergeReports(before, results)));
    }
    // It takes seconds, which nobody waits for.
    const args = ['--import', 'tsx', join(root, 'scripts/requirements.ts'), '--write'];
    spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true }).unref();
  }
}
