const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a player shows them: '3:05', '1:02:03'; an en dash while they are not known. */
export function clockText(seconds: number | null): string {
  if (seconds === null) return '–';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
