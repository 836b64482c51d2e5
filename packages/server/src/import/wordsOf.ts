import type { ImportSummary } from './importFile';

/** 'imported 50, already there 0, rejected 0' and the path of the side file, if there is one. */
export function wordsOf({
  imported,
  alreadyThere,
  different,
  rejected,
  warnings,
  sideFile,
}: ImportSummary): string {
  const there =
    different === 0
      ? `${alreadyThere}`
      : `${alreadyThere + different} (${different} with different content, not changed)`;
  const doubtful = warnings === 0 ? '' : `, warnings ${warnings}`;
  const summary = `imported ${imported}, already there ${there}, rejected ${rejected}${doubtful}`;
  return sideFile === null ? summary : `${summary}\nReasons, line by line: ${sideFile}`;
}
