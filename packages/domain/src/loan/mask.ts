// Masks keep enough of a value to recognise it and too little to use it.

/** '9876543214' → '98••• ••214'; a prefix such as +91 is dropped. What is no phone is hidden whole. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? `${digits.slice(0, 2)}••• ••${digits.slice(-3)}` : '•••••';
}

/** '999151438497' → '•••• •••• 8497'; of up to four characters none is shown. */
export function maskAccount(account: string): string {
  const characters = account.replace(/\s/g, '');
  return characters.length > 4 ? `•••• •••• ${characters.slice(-4)}` : '••••';
}

/** 'ZZQPD1000Z' → 'ZZQPD••••Z'. */
export function maskPan(pan: string): string {
  return pan.length === 10 ? `${pan.slice(0, 5)}••••${pan.slice(-1)}` : '••••••••••';
}

/** 'asha.rao@mail.example' → 'a•••@mail.example'; works for a UPI handle as well. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}•••${email.slice(at)}` : '•••';
}

const addressOfMail = /[\w.+%'-]+@[\w-]+(?:\.[\w-]+)*/g;
// Neither part of a longer number nor of an id: those are no phones.
const phoneInText = /(?<![\w-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/g;
const panInText = /(?<![A-Za-z0-9])[A-Za-z]{5}\d{4}[A-Za-z](?![A-Za-z0-9])/g;
const accountKey = /account_?(no|num|number)$|umrn/i;
const phoneKey = /phone|mobile|callerid|dialednumber/i;

/** A field that holds a password by its name: 'password', 'PdfPassword', 'statement_password', 'passwords'. */
export const passwordKey = /passwords?$/i;

function maskText(text: string, accounts: readonly string[]): string {
  let masked = text
    .replace(addressOfMail, maskEmail)
    .replace(phoneInText, maskPhone)
    .replace(panInText, maskPan);
  for (const account of accounts) masked = masked.replaceAll(account, maskAccount(account));
  return masked;
}

/** Account numbers are told by the field they stand in; the same number may turn up in a narration. */
function collectAccounts(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectAccounts(item, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const plain = typeof item === 'string' || typeof item === 'number' ? String(item) : '';
      if (accountKey.test(key) && plain.length > 5) into.add(plain);
      else collectAccounts(item, into);
    }
  }
}

function maskValue(value: unknown, key: string, accounts: readonly string[]): unknown {
  if (typeof value === 'string') {
    if (value === '') return value;
    if (passwordKey.test(key)) return '••••';
    if (accountKey.test(key)) return maskAccount(value);
    return maskText(value, accounts);
  }
  if (typeof value === 'number') {
    if (passwordKey.test(key)) return '••••';
    if (accountKey.test(key)) return maskAccount(String(value));
    return phoneKey.test(key) ? maskPhone(String(value)) : value;
  }
  // The items of a list of phones stand under the key of the list.
  if (Array.isArray(value)) return value.map(item => maskValue(item, key, accounts));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, maskValue(item, name, accounts)]),
    );
  }
  return value;
}

/** A wire loan, or any part of it, with phones, account numbers, PAN, e-mail, UPI handles and statement passwords
 *  masked wherever they stand, narrations and comments included. Everything else stays as it is.
 *  @source decisions: Who may write (what a VIEW role gets) */
export function maskPersonalData(wire: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const found = new Set<string>();
  collectAccounts(wire, found);
  // Longest first, so that a number inside a longer one does not leave half of it in view.
  const accounts = [...found].sort((left, right) => right.length - left.length);
  return Object.fromEntries(Object.entries(wire).map(([key, item]) => [key, maskValue(item, key, accounts)]));
}
