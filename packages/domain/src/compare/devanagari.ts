const table = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map(pair => [pair.charAt(0), pair.slice(1)]));

const consonants = table(
  'कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh',
);
const vowels = table('अa आaa इi ईii उu ऊuu ऋri एe ऐai ओo औau ऑo');
const signs = table('ाaa िi ीii ुu ूuu ृri ेe ैai ोo ौau ॉo');
const endings = table('ंn ँn ःh');
const digits = '०१२३४५६७८९';
const virama = '्';
/** सिंह is Singh: before a ह the dot is pronounced ng. */
const [dot, breath] = ['ं', 'ह'];
const nukta = '़';

/** Devanagari in Latin letters as passports write it, including the inherent a; everything else unchanged. Good
 *  enough to tell whether अनुष्ठा and ANUSHTHA are the same name. */
export function latinOfDevanagari(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  const letters = [...text.normalize('NFD')].filter(letter => letter !== nukta);
  return letters
    .map((letter, index) => {
      const consonant = consonants.get(letter);
      if (consonant !== undefined) {
        const next = letters[index + 1] ?? '';
        return next === virama || signs.has(next) ? consonant : `${consonant}a`;
      }
      if (letter === virama) return '';
      if (letter === dot && letters[index + 1] === breath) return 'ng';
      const digit = digits.indexOf(letter);
      if (digit >= 0) return String(digit);
      return vowels.get(letter) ?? signs.get(letter) ?? endings.get(letter) ?? letter;
    })
    .join('');
}
