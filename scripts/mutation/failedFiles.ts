import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Reports a test file that fails before its first test as an error of the run: Stryker's runner looks only at tests,
 *  and a mutant that breaks an import would count as unnoticed. */
export function failedFiles(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd(file: TestModule) {
      for (const error of file.errors()) vitest?.state.catchError(error, 'Unhandled Error');
    },
  };
}
