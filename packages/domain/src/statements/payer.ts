// What banks put around the name of who paid, in the order in which it is taken away.
const code = /^(?=[^\s]*\d)[A-Z0-9/.]{4,}$/i;
const modeWords =
  /^(?:(?:BY|TO)\s+TRANSFER|NEFT|RTGS|IMPS|UPI|N?ACH|ECS|INB|MB|TRF|TRANSFER|FT|P2A|P2M|CR|DR|C|D|INW|FROM|CREDIT)$/i;
const payWord = /\b(?:SAL(?:ARY|ARIES)?|PAYROLL|WAGES|STIPEND)\b.*$/i;
const bankName = /\bBANK(?:\s+(?:LTD|LIMITED))?$/i;

function nameIn(segment: string): string | null {
  const words = segment
    .replace(payWord, '')
    .trim()
    .split(/\s+/)
    .filter(word => word !== '');
  while (words[0] !== undefined && (modeWords.test(words[0]) || code.test(words[0]))) words.shift();
  while (words.length > 0 && code.test(words.at(-1) ?? '')) words.pop();
  const name = words.join(' ');
  if (name.includes('@') || modeWords.test(name) || bankName.test(name)) return null;
  return (name.match(/[A-Za-z]/g)?.length ?? 0) >= 3 ? name : null;
}

/** Who paid, as the narration of a credit names them: the first part that is no mode, code, bank or handle.
 *  'NEFT CR-ZBNK0007820-ZENTRAFIX INFOTECH PVT LTD-…-SALARY MAY-26' → 'ZENTRAFIX INFOTECH PVT LTD'.
 *  @returns null where it names nobody */
export function payerOf(narration: string): string | null {
  for (const segment of narration.split(/[-/*|:]+/)) {
    const name = nameIn(segment);
    if (name !== null) return name;
  }
  return null;
}

/** One payer's key: small differences of writing do not make two. */
export function payerKey(payer: string): string {
  return payer.toUpperCase().replace(/[^A-Z]/g, '');
}
