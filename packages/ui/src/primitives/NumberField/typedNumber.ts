import { groupIndian } from '@lending-desk/domain/money';

const withCommas = /^-?\d+(?:,\d+)*(?:\.\d*)?$/;
const number = /^(-?)(\d+)(\.\d*)?$/;

/** Removes the commas of a number; anything else is unchanged: '1,25,000' → '125000', '95oo' → '95oo'. */
export function plainNumber(typed: string): string {
  const text = typed.trim();
  return withCommas.test(text) ? text.replaceAll(',', '') : typed;
}

/** Adds Indian digit groups to a number; anything else is unchanged: '125000.50' → '1,25,000.50', '95oo' → '95oo'. */
export function groupedNumber(text: string): string {
  const match = number.exec(text.trim());
  return match ? `${match[1] ?? ''}${groupIndian(match[2] ?? '')}${match[3] ?? ''}` : text;
}
