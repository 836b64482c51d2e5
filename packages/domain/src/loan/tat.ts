const secondsPerHour = 3600;

/** The turn-around time of a queue row: seconds on the wire, whole hours on screen [CR-004]. */
export function tatHours(seconds: number): number {
  return Math.round(seconds / secondsPerHour);
}

/** '1 hour', '26 hours'. */
export function tatText(seconds: number): string {
  const hours = tatHours(seconds);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** The turn-around time of the loan header, which arrives in days [CR-015, X-51]: '1 day', '3 days'. */
export function turnAroundText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
