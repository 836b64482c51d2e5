// Masks keep enough of a value to recognise it and too little to use it.

/** '9876543214' → '98••• ••214'; a prefix such as +91 is dropped. A value that is not a phone is hidden
 *  completely. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? `${digits.slice(0, 2)}••• ••${digits.slice(-3)}` : '•••••';
}

/** '999151438497' → '•••• •••• 8497'; up to four characters are hidden completely. */
export function maskAccount(account: string): string {
  const characters = account.replace(/\s/g, '');
  return characters.length > 4 ? `•••• •••• ${characters.slice(-4)}` : '••••';
}

/** 'ZZQPD1000Z' → 'ZZQPD••••Z'. */
export function maskPan(pan: string): string {
  return pan.length === 10 ? `${pan.slice(0, 5)}••••${pan.slice(-1)}` : '••••••••••';
}

/** 'TN22 20180004471' → '•••••471'; up to five characters are hidden completely. */
export function maskDocument(number: string): string {
  const characters = number.replace(/\s/g, '');
  return characters.length > 5 ? `•••••${characters.slice(-3)}` : '•••••';
}

/** 'https://pay.example/auth/8f2c' → 'https://pay.example/•••••'; anything else is hidden completely. */
export function maskLink(link: string): string {
  const host = /^https?:\/\/[^/?#@\s]+(?=[/?#]|$)/i.exec(link)?.[0];
  return host === undefined ? '•••••' : `${host}/•••••`;
}

/** 'asha.rao@mail.example' → 'a•••@mail.example'; also masks UPI handles. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}•••${email.slice(at)}` : '•••';
}

/** Detects a password field by its name: 'password', 'PdfPassword', 'statement_password', 'passwords'. */
export const passwordKey = /passwords?$/i;

const addressOfMail = /[\w.+%'-]+@[\w-]+(?:\.[\w-]+)*/g;
const idInText = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
// Not inside a longer number or a word. An id is taken out before: its digits are not a phone.
const phoneInText = /(?<![A-Za-z0-9])(?:\+?91[\s_-]?|0)?[6-9]\d{4}[\s_-]?\d{5}(?![A-Za-z0-9])/g;
const panInText = /(?<![A-Za-z0-9])[A-Za-z]{5}\d{4}[A-Za-z](?![A-Za-z0-9])/g;

/** A text with its phones, PANs, e-mail addresses and UPI handles masked, recognised by their format; also between
 *  the hyphens of a narration and the underscores of a file name. */
export function maskText(text: string): string {
  const ids = text.match(idInText) ?? [];
  return text
    .split(idInText)
    .map(part =>
      part.replace(addressOfMail, maskEmail).replace(phoneInText, maskPhone).replace(panInText, maskPan),
    )
    .map((part, at) => part + (ids[at] ?? ''))
    .join('');
}
