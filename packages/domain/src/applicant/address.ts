import type { Address } from './schema';

/** An address on one line, empty parts left out, the PIN code last: '158, Ashok Vatika, Lucknow, Uttar Pradesh 226099'. */
export function addressLine(address: Address | null): string | null {
  if (address === null) return null;
  const given = (part: string | null): part is string => part !== null && part.trim() !== '';
  const place = [address.line1, address.line2, address.landmark, address.city, address.state]
    .filter(given)
    .map(part => part.trim())
    .join(', ');
  const line = [place, address.pinCode].filter(given).join(' ');
  return line === '' ? null : line;
}
