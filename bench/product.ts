import { build, isBuilt } from '../scripts/build.mjs';
import { startBuiltServer } from '../scripts/builtServer';
import { demoPassword } from '../packages/server/src/signin/demoAccounts';
import { atEnd } from './cleanup';

/** The signed-in user: an underwriter of the demonstration. */
export const viewer = { email: 'credit.user@lender.example', password: demoPassword };

/** Opens every loan; to whom a case of the demonstration is assigned depends on its day. */
export const admin = { email: 'credit.admin@lender.example', password: demoPassword };

/** The tokens a signed-in browser stores. */
export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

let running: Promise<string> | null = null;

/** Builds the product if it is not up to date. @throws Error when the build fails */
export function buildProduct(): void {
  if (!isBuilt() && !build()) throw new Error('The product could not be built');
}

async function start(): Promise<string> {
  console.log('Starting the built product…');
  buildProduct();
  const starting = startBuiltServer();
  atEnd(async () => (await starting).stop());
  return (await starting).address;
}

/** Starts the built product with demonstration data, once per run. @returns its address */
export function productAddress(): Promise<string> {
  running ??= start();
  return running;
}

/** Signs in without a browser. @param who  e-mail address and password */
export async function signIn(address: string, who = viewer): Promise<Tokens> {
  const response = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  if (!response.ok) throw new Error(`Sign-in was answered with ${response.status}`);
  const { data }: { data: Tokens } = await response.json();
  return data;
}
