const devanagariZero = 0x0966;

/** The text with ASCII digits and single blanks: banks print Devanagari digits, no-break blanks and the marks
 *  spreadsheets put before a text (' and _). */
export function plainText(text: string): string {
  const trimmed = text.trim();
  // Stryker disable next-line Regex,ConditionalExpression: nearly all cells; the rest says the same, a hundred times slower
  if (/^(?:[!-&(-^a-~]+(?: [!-~]+)*)?$/.test(trimmed)) return trimmed;
  return trimmed
    .normalize('NFKC')
    .replaceAll(/[०-९]/g, digit => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero))
    .replaceAll(/[\u200b-\u200f\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[_'`](?=\S)/, '');
}
