// Verhoeff's scheme: multiplication in the dihedral group of ten elements, and a permutation by position.
const permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function product(left: number, right: number): number {
  if (left < 5) return right < 5 ? (left + right) % 5 : ((left + right) % 5) + 5;
  return right < 5 ? ((left - right + 5) % 5) + 5 : (left - right + 5) % 5;
}

function permute(digit: number, times: number): number {
  let result = digit;
  for (let time = 0; time < times; time += 1) result = permuted[result] ?? result;
  return result;
}

/** Whether twelve digits end in the check digit of an Aadhaar number. One of ten other numbers does by chance. */
export function hasAadhaarChecksum(digits: string): boolean {
  const reversed = [...digits].reverse();
  return reversed.reduce((sum, digit, index) => product(sum, permute(Number(digit), index % 8)), 0) === 0;
}
