/** Ten digits starting with 6–9, as written in India. */
const phonePattern = /^(?:\+91|91|0)?([6-9]\d{9})$/;

/** Normalises a phone in any common spelling: '098765 43210', '+91 98765-43210', '9876543210'.
 *  @returns the ten digits, or null when it is not an Indian mobile number */
export function normalisePhone(text: string): string | null {
  return phonePattern.exec(text.replace(/[\s().-]/g, ''))?.[1] ?? null;
}
