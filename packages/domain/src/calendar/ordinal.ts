/** A day of the month as an ordinal: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** '7th of month', the way a salary date or an EMI date is read. */
export function dayOfMonth(day: number): string {
  return `${ordinal(day)} of month`;
}
