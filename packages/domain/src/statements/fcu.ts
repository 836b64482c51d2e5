import type { FcuFinding } from './providerReport';
import { findingText } from './reportAccount';
import { field, flagOf, isObject } from '../loose/loose';
import { itemsOf } from './itemsOf';

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['E', 'e-'],
  ['EOD', 'end-of-day'],
  ['Xns', 'transactions'],
]);

/** 'suspiciousBankEStatements' → 'Suspicious bank e-statements'. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word, index) => abbreviations.get(word) ?? (index === 0 ? word : word.toLowerCase()))
    .join(' ')
    .replaceAll('e- ', 'e-');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The findings of a report's fraud check, by indicator; an empty list means no finding.
 *  @param analysis  fCUAnalysis as received; without groups of indicators there are no findings
 *  @source CR-045, CR-146 */
export function fcuFindings(analysis: unknown): readonly FcuFinding[] {
  if (!isObject(analysis)) return [];
  return Object.entries(analysis).flatMap(([group, indicators]) =>
    isObject(indicators)
      ? Object.entries(indicators).map(([name, value]): FcuFinding => {
          const status = flagOf(field(value, 'status'));
          const rows =
            status === null
              ? itemsOf(value, 'xn')
                  .map(findingText)
                  .filter(text => text !== '')
              : [];
          return { group: inWords(group), name: inWords(name), status: status ?? rows.length > 0, rows };
        })
      : [],
  );
}
