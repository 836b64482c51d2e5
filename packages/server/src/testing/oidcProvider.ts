import { createServer } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';

/** What a test says of a person at the provider. */
export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
  /** The domain of the organisation, as Google names it, or several. */
  readonly hd?: string | readonly string[];
  /** The id of the tenant, as Entra names it. */
  readonly tid?: string;
}

/** How a test makes the provider's answer wrong. */
export interface Tampering {
  /** Written over the claims of an ID token before it is signed. */
  readonly claims?: Record<string, unknown>;
  /** Signs it with a key the provider does not have. */
  readonly forged?: boolean;
  /** Its codes have expired by the time they are exchanged. */
  readonly lateCodes?: boolean;
}

const clientId = 'lending-desk';
const clientSecret = 'a secret of tests, for the provider of tests';
const alg = 'RS256';

/** A real OpenID Connect provider on a free local port, at which everybody is signed in without a page.
 *  @param redirectTo  where it may send browsers back to */
export async function aProvider(redirectTo: string) {
  const people = new Map<string, ProviderPerson>();
  let tampering: Tampering | null = null;
  const [own, other] = await Promise.all([
    generateKeyPair(alg, { extractable: true }),
    generateKeyPair(alg, { extractable: true }),
  ]);
  // The port is part of the issuer.
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  const issuer = `http://127.0.0.1:${address.port}`;

  /** What the provider keeps, by the kind of thing and its id. */
  const kept = new Map<string, AdapterPayload>();
  class Memory implements Adapter {
    constructor(private readonly kind: string) {}
    readonly upsert: Adapter['upsert'] = async (id, payload) => void kept.set(this.kind + id, payload);
    readonly find: Adapter['find'] = async id => {
      const found = kept.get(this.kind + id);
      const late = this.kind === 'AuthorizationCode' && tampering?.lateCodes;
      return found && late ? { ...found, exp: 1_700_000_000 } : found;
    };
    readonly findByUid: Adapter['findByUid'] = async uid =>
      [...kept].find(([key, payload]) => key.startsWith(this.kind) && payload.uid === uid)?.[1];
    readonly findByUserCode: Adapter['findByUserCode'] = async () => undefined;
    readonly consume: Adapter['consume'] = async id => {
      const found = kept.get(this.kind + id);
      if (found) kept.set(this.kind + id, { ...found, consumed: Math.floor(Date.now() / 1000) });
    };
    readonly destroy: Adapter['destroy'] = async id => void kept.delete(this.kind + id);
    readonly revokeByGrantId: Adapter['revokeByGrantId'] = async grantId => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    };
  }

  const provider: Provider = new Provider(issuer, {
    adapter: Memory,
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectTo] }],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg, use: 'sig' }] },
    cookies: { keys: ['a key of tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'groups', 'hd', 'tid'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // Nobody is asked what the client may know.
    loadExistingGrant: async context => {
      const { session, client } = context.oidc;
      const grant = new provider.Grant({
        accountId: session?.accountId ?? '',
        clientId: client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  let signingIn = '';
  const nextIs = (subject: string, person: ProviderPerson): void => {
    people.set(subject, person);
    signingIn = subject;
  };
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      await provider.interactionFinished(context.req, context.res, { login: { accountId: signingIn } });
      context.respond = false;
      return;
    }
    await next();
    const body: unknown = context.body;
    if (context.path !== '/token' || !tampering || typeof body !== 'object' || body === null) return;
    if (!('id_token' in body) || typeof body.id_token !== 'string') return;
    const { claims = {}, forged = false } = tampering;
    context.body = {
      ...body,
      id_token: await new SignJWT({ ...decodeJwt(body.id_token), ...claims })
        .setProtectedHeader({ alg, kid: 'own' })
        .sign((forged ? other : own).privateKey),
    };
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));

  /** Follows the provider's own redirects as a browser does, and stops where it leaves the provider.
   *  @returns the address it sends the browser back to */
  async function follow(from: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let at = from;
    while (at.startsWith(issuer)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
      await answer.body?.cancel();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`The provider answered ${answer.status}`);
      at = new URL(next, at).href;
    }
    return new URL(at);
  }

  return {
    issuer,
    clientId,
    clientSecret,
    /** Who is signed in at the provider from now on. */
    nextIs,
    /** Signs a person in at the address the product named.
     *  @returns the query the browser comes back with */
    signIn: async (subject: string, person: ProviderPerson, at: string): Promise<string> => {
      nextIs(subject, person);
      return (await follow(at)).search;
    },
    /** @param how  null: issues honest tokens again */
    tamper: (how: Tampering | null): void => {
      tampering = how;
    },
    close: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
