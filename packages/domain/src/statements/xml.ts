/** An element of an XML text: local name, attributes as written, child elements. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, trimmed. */
  readonly text: string;
};

type Open = { name: string; attributes: Record<string, string>; children: Open[]; text: string };

const deepest = 64;
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** @throws RangeError for an entity that is neither one of the five nor a character */
function unescape(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_whole, decimal, hex, name) => {
    if (name !== undefined) {
      const known = named.get(name);
      if (known === undefined) throw new RangeError(`Unknown entity ${name}`);
      return known;
    }
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      localName(name),
      unescape(double ?? single ?? ''),
    ]),
  );
}

/** Reads an XML text of plain elements and attributes, as providers send reports. A document type or entity
 *  definition is refused, which prevents entity attacks.
 *  @returns the root; null for a text that is not such XML, or is nested deeper than 64 */
export function readXml(source: string): XmlElement | null {
  // Trimming removes a byte order mark too.
  const text = source.trim();
  if (!text.startsWith('<') || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function parse(text: string): XmlElement | null {
  const stack: Open[] = [];
  let root: Open | null = null;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) return null;
    const [, cdata, closed, opened, attributes = '', selfClosed, words] = match;
    const parent = stack.at(-1);
    if (opened !== undefined) {
      if ((root && !parent) || stack.length >= deepest) return null;
      const element: Open = {
        name: localName(opened),
        attributes: attributesOf(attributes),
        children: [],
        text: '',
      };
      parent?.children.push(element);
      root ??= element;
      if (selfClosed === '') stack.push(element);
    } else if (closed !== undefined) {
      if (stack.pop()?.name !== localName(closed)) return null;
    } else if (parent) {
      parent.text = `${parent.text}${cdata ?? unescape(words ?? '')}`.trim();
    } else if (words !== undefined && words.trim() !== '') return null;
  }
  return stack.length === 0 ? root : null;
}
