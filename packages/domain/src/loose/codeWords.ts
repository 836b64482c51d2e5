/** A code in words: 'Asking_for_Representation_of_EMI' is 'Asking for representation of EMI', 'AUTO_DEBIT' is
 *  'Auto debit'. An abbreviation inside a code keeps its capitals.
 *  @source M54 */
export function codeWords(code: string): string {
  const isCapitals = code === code.toUpperCase();
  const words = code
    .split('_')
    .map(word => (!isCapitals && /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
