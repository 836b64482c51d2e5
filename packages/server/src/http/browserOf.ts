import Bowser from 'bowser';

/** The browser a request says it came from, in words: 'Chrome on Linux'. It is shown to the person whose session it
 *  is and never relied on.
 *  @returns null when nothing is said, or nothing that is known */
export function browserOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent.trim() === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const words = [browser.name, os.name].filter(word => word !== undefined && word !== '');
  return words.length > 0 ? words.join(' on ').slice(0, 80) : null;
}
