import { monthNames } from './format';

const short = monthNames.map(name => name.slice(0, 3));
const written = /^([A-Za-z]{3})[A-Za-z]*[-\s']*(\d{4}|\d{2})$/;

/** 'May-26' for '2026-05', as the provider writes months.
 *  @param month  'YYYY-MM' */
export function statementMonthName(month: string): string {
  return `${short[Number(month.slice(5, 7)) - 1] ?? month.slice(5, 7)}-${month.slice(2, 4)}`;
}

/** 'YYYY-MM' of 'May-26', 'May 2026' or '2026-05'; two-digit years are in this century.
 *  @returns null for anything else */
export function parseStatementMonth(name: string): string | null {
  const text = name.trim();
  const iso = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-\d{2})?$/.exec(text);
  if (iso?.[1]) return iso[1];
  const match = written.exec(text);
  if (!match) return null;
  // Stryker disable next-line StringLiteral: the pattern always has both
  const [, word = '', year = ''] = match;
  const index = short.findIndex(one => one.toLowerCase() === word.toLowerCase());
  if (index < 0) return null;
  return `${year.length === 2 ? `20${year}` : year}-${String(index + 1).padStart(2, '0')}`;
}
