const twelveDigits = /(?<![\w-])\d{4}([ -]?)\d{4}\1\d{4}(?![\w-])/g;
const typeKey = /type|kind/i;
// 'NationalIDCard' is the bureau's name for it.
const names = /aadha?ar|uidai|nationalid|आधार/i;

/** 'XXXXXXXX5388' for a number in either spelling, '717889845388' or '7178 8984 5388'. */
export function lastFourOfAadhaar(number: string): string {
  return `XXXXXXXX${number.replace(/\D/g, '').slice(-4)}`;
}

/** Reduces every full Aadhaar number to its last four digits, wherever the field's name, a type next to it or the
 *  text itself identifies it. Other numbers of twelve digits are left alone: account numbers look the same. A
 *  value without one is returned uncopied, which is nearly all of a bureau report.
 *  @source decisions: Files (Aadhaar numbers are stored and shown as last four only) */
export function reduceAadhaar<T>(value: T): T {
  // The traversal returns the given shape; only texts and numbers change.
  return reduce(value, false) as T;
}

function reduce(value: unknown, about: boolean): unknown {
  if (typeof value === 'string') {
    return about || names.test(value) ? value.replace(twelveDigits, lastFourOfAadhaar) : value;
  }
  if (typeof value === 'number')
    return about && /^\d{12}$/.test(String(value)) ? lastFourOfAadhaar(String(value)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map(item => reduce(item, about));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value);
  const within =
    about || entries.some(([key, item]) => typeof item === 'string' && typeKey.test(key) && names.test(item));
  let changed = false;
  for (const entry of entries) {
    const item = reduce(entry[1], within || names.test(entry[0]));
    changed ||= item !== entry[1];
    entry[1] = item;
  }
  return changed ? Object.fromEntries(entries) : value;
}
