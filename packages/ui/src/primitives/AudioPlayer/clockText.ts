const two = (value: number) => String(value).padStart(2, '0');

/** Formats seconds as a time: '3:05', '1:02:03'; an en dash if null. */
export function clockText(seconds: number | null): string {
  if (seconds === null) return '–';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
