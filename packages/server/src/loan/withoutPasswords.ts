import { hidePasswords, holdsStatements } from '../statements/passwords';

/** The sections that contain statement passwords, each password masked. */
export function withoutPasswords(sections: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([name, section]) =>
      holdsStatements(name) ? [[name, hidePasswords(section)]] : [],
    ),
  );
}
