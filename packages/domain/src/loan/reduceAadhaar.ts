const twelveDigits = /(?<![\w-])\d{4}([ -]?)\d{4}\1\d{4}(?![\w-])/g;
const typeKey = /type|kind/i;
// 'NationalIDCard' is what the bureau calls it.
const names = /aadha?ar|uidai|nationalid|आधार/i;

/** 'XXXXXXXX5388' of a number in either spelling, '717889845388' or '7178 8984 5388'. */
export function lastFourOfAadhaar(number: string): string {
  return `XXXXXXXX${number.replace(/\D/g, '').slice(-4)}`;
}

/** Reduces every full Aadhaar number to its last four digits, wherever a field, a type beside it or the text
 *  itself says that it is about Aadhaar. Twelve digits anywhere else are left alone: account numbers look the same.
 *  @source decisions: Files (Aadhaar numbers are stored and shown as last four only) */
export function reduceAadhaar<T>(value: T): T {
  // The walk rebuilds what it was given, key by key; only texts and numbers change.
  return reduce(value, false) as T;
}

function reduce(value: unknown, about: boolean): unknown {
  if (typeof value === 'string') {
    return about || names.test(value) ? value.replace(twelveDigits, lastFourOfAadhaar) : value;
  }
  if (typeof value === 'number')
    return about && /^\d{12}$/.test(String(value)) ? lastFourOfAadhaar(String(value)) : value;
  if (Array.isArray(value)) return value.map(item => reduce(item, about));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const within =
    about || entries.some(([key, item]) => typeKey.test(key) && typeof item === 'string' && names.test(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, reduce(item, within || names.test(key))]));
}
