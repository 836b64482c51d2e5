import { isRole, roleLabels } from '@lending-desk/domain/access';

/** A statement as a person reads it, and the names of code in it. */
export interface InWords {
  readonly words: string;
  /** Requests, addresses, roles and fields, in their order, each once. */
  readonly wire: readonly string[];
}

/** Written with capitals in every name of a field. */
const capitals = new Set(
  'api apr cibil ckyc cpc csv dpd ecs emi emis esign gst http ifsc ip json kyc ltv mpin nach npa ocr otp pan pd pdf pin pos sla tat umrn upi url utr vas xml'.split(
    ' ',
  ),
);
/** Names of other products, and words, that look like names of code. */
const asTheyAre = new Set(['DigiLocker', 'eSign', 'GitHub', 'iOS', 'PhonePe', 'PostgreSQL', 'WhatsApp']);

const splitName = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_-]/g, ' ')
    .split(' ')
    .filter(Boolean);
/** `emiDay` as 'EMI day', `CollectionsLoanDetails` as 'Collections Loan Details'. */
function nameInWords(name: string): string {
  const isField = /^[a-z]/.test(name);
  const inCase = (word: string) => (isField ? word.toLowerCase() : word);
  return splitName(name)
    .map(word =>
      capitals.has(word.toLowerCase()) ? word.toUpperCase().replace(/^EMIS$/, 'EMIs') : inCase(word),
    )
    .join(' ');
}
/** The last part of a path that is no parameter. */
const lastOf = (path: string): string =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .findLast(part => part !== '' && !/[{:}]/.test(part)) ?? '';

/** Texts of the screen stand in quotes and stay as they are, as do constants, whose spelling is what a statement says. */
const code = new RegExp(
  [
    String.raw`(?<text>(?<![\w])'(?!\/\w)[^']*'(?!\w))`,
    String.raw`(?<request>\b(?:GET|POST|PUT|PATCH|DELETE) (?<path>\/[^\s,;)']+[^\s,;)'.]|[a-z]+(?:-[a-z]+)+))`,
    String.raw`(?<address>'\/\w[^']*'|(?<![\w'/])\/\w[\w:{}?=&-]*(?:\/[\w:{}?=&-]+)*\/?)`,
    String.raw`(?<role>\bROLE_[A-Z_]+)`,
    String.raw`(?<field>(?<![\w'@.])(?:[a-z]\w+\.)+[a-z]\w+(?![\w'@]|\.\w))`,
    String.raw`(?<pair>\??\b[a-z]\w*=[\w{}]+)`,
    String.raw`(?<name>(?<![\w'@./-])(?:[a-z]+\d*[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*|[a-z]+_[a-z_]+|(?:[a-z]+-){2,}[a-z]+)(?![\w'@]))`,
  ].join('|'),
  'g',
);

const read = new Map<string, InWords>();

/** A statement without names of code, which are named apart. */
export function inWords(statement: string): InWords {
  const known = read.get(statement) ?? readInWords(statement);
  read.set(statement, known);
  return known;
}

function readInWords(statement: string): InWords {
  const wire = new Set<string>();
  const words = statement.replaceAll(code, (found: string, ...rest) => {
    const { text, path, address, role, field, pair, name }: Partial<Record<string, string>> = rest.at(-1);
    if (text || (name && (asTheyAre.has(name) || /-(to|of|the|and|in)-|^dd-/.test(name)))) return found;
    wire.add(found.replaceAll("'", ''));
    if (path) return `the call “${nameInWords(lastOf(path))}”`;
    if (address) return `the address of “${nameInWords(lastOf(address.replaceAll("'", '')))}”`;
    if (role) return isRole(role) ? roleLabels[role] : found;
    if (pair) {
      const [option = '', value] = pair.replace('?', '').split('=');
      return `${nameInWords(option)} = ${value}`;
    }
    return nameInWords((field ?? found).split('.').at(-1) ?? '');
  });
  return { words: words.charAt(0).toUpperCase() + words.slice(1), wire: [...wire] };
}
