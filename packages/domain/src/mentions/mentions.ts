/** An '@' with which somebody looks for a colleague, and what was typed after it. */
type MentionQuery = { readonly from: number; readonly to: number; readonly words: string };

/** The search for a colleague at the cursor: an '@' at the beginning of a word and what follows it in the same line. One
 *  inside a word (asha@mail.example) is text.
 *  @param at  the position of the cursor
 *  @returns null where nobody is searched for */
export function mentionQueryAt(text: string, at: number): MentionQuery | null {
  const words = /(?:^|[\s(])@(|[^\s@][^\n@]*)$/.exec(text.slice(0, at))?.[1];
  return words === undefined ? null : { from: at - words.length - 1, to: at, words };
}

type Named = { readonly fullName: string };

/** The people whose name is what was typed so far: each word of it begins a word of the name, in any capitals and order.
 *  A name that was typed whole is not looked for any more. */
export function matchingColleagues<Person extends Named>(
  all: readonly Person[],
  typed: string,
): readonly Person[] {
  const words = typed.toLowerCase().split(/\s+/);
  return all.filter(({ fullName }) => {
    const names = fullName.toLowerCase().split(/\s+/);
    return typed.length <= fullName.length && words.every(word => names.some(name => name.startsWith(word)));
  });
}

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Who is mentioned in a text: an '@' at the beginning of a word, and behind it a whole name, in any capitals. Of two
 *  names that both stand there it is the longer one; people of one name are all mentioned. */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  if (people.length === 0) return [];
  const names = people.map(({ fullName }) => escaped(fullName)).toSorted((a, b) => b.length - a.length);
  const mention = new RegExp(String.raw`(?<![\p{L}\p{N}])@(${names.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu');
  const found = new Set(Array.from(text.matchAll(mention), ([, name]) => name?.toLowerCase()));
  return people.filter(({ fullName }) => found.has(fullName.toLowerCase()));
}
