/** 'Trying again in 4 s, attempt 3 of 10', with the parts that are known. */
export function retryText(
  secondsLeft: number | undefined,
  attempt: number | undefined,
  attempts: number | undefined,
): string {
  const when =
    secondsLeft === undefined ? '' : secondsLeft > 0 ? `Trying again in ${secondsLeft} s` : 'Trying again';
  const which =
    attempt === undefined
      ? ''
      : attempts === undefined
        ? `attempt ${attempt}`
        : `attempt ${attempt} of ${attempts}`;
  const text = [when, which].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
