import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default algorithm; its enum cannot be used under isolated modules. The parameters are
// OWASP's; hashing runs on the thread pool.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | null = null;

/** argon2id of a password, with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password matches the stored hash. Without a stored hash it does the same work, so that the time does
 *  not reveal whether the account exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const known = await verify(stored ?? (await decoy), password);
  return stored !== null && known;
}
