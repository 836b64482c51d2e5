import { singleSignOnMessages } from '@lending-desk/domain/singleSignOn';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import { Refused } from '../http/verb';
import type { bindingOf } from './flow';
import type { SingleSignOnSettings } from './settings';

/** The page of the app the provider sends a browser back to. */
const returnPath = '/single-sign-on';
const timeoutSeconds = 10;

type Binding = ReturnType<typeof bindingOf>;

/** What the provider says of a person. */
export interface Claims {
  /** Identifies the person at this provider, for good. */
  readonly sub: string;
  /** Lower case; null unless it is verified, as the provider says or the settings assume. */
  readonly email: string | null;
  readonly name: string | null;
  readonly groups: readonly string[];
  /** Whether the claim is there that everybody of the organisation has; true when none is required. */
  readonly hasRequired: boolean;
}

const claimsSchema = v.looseObject({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254))),
  // Some providers write booleans as text.
  email_verified: v.optional(v.unknown()),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
});
const groupsSchema = v.fallback(v.array(v.string()), []);

// What a provider says of itself is read once; its keys are read again when it uses a new one.
const known = new WeakMap<SingleSignOnSettings, Promise<oidc.Configuration>>();

function discover(settings: SingleSignOnSettings): Promise<oidc.Configuration> {
  const insecure = settings.issuer.startsWith('http:');
  return oidc.discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature is checked although the token comes straight from the provider.
    execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
  });
}

/** @throws Refused 502 when the provider cannot be reached */
async function providerOf(settings: SingleSignOnSettings): Promise<oidc.Configuration> {
  const found = known.get(settings) ?? discover(settings);
  known.set(settings, found);
  try {
    return await found;
  } catch {
    known.delete(settings);
    throw new Refused(502, singleSignOnMessages.unreachable(settings.name));
  }
}

const returnTo = ({ origin }: SingleSignOnSettings): string => `${origin}${returnPath}`;

/** Where a person signs in: authorization code flow with PKCE, state and nonce.
 *  @throws Refused 502 when the provider cannot be reached */
export async function signInAddress(settings: SingleSignOnSettings, binding: Binding): Promise<string> {
  const address = oidc.buildAuthorizationUrl(await providerOf(settings), {
    redirect_uri: returnTo(settings),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(binding.verifier),
    code_challenge_method: 'S256',
    state: binding.state,
    nonce: binding.nonce,
  });
  return address.href;
}

/** Whether a failure says that there was no answer, rather than one that does not hold. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT';
}

/** Exchanges the provider's answer for what it says of the person. Issuer, audience, signature, expiry, state and nonce
 *  are checked by the library.
 *  @param answer  the query of the address the browser was sent back to
 *  @returns null for an answer that does not hold
 *  @throws Refused 502 when the provider cannot be reached */
export async function claimsOf(
  settings: SingleSignOnSettings,
  answer: string,
  binding: Binding,
): Promise<Claims | null> {
  const provider = await providerOf(settings);
  try {
    const address = new URL(returnTo(settings));
    address.search = answer;
    const tokens = await oidc.authorizationCodeGrant(provider, address, {
      expectedState: binding.state,
      expectedNonce: binding.nonce,
      pkceCodeVerifier: binding.verifier,
      idTokenExpected: true,
    });
    const own = tokens.claims();
    if (!own) throw new Error('The provider sent no ID token');
    // Some providers put the address into their ID token, others tell it only when asked.
    const more =
      own['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(provider, tokens.access_token, own.sub)
        : {};
    return read({ ...more, ...own }, settings);
  } catch (error) {
    if (isUnreachable(error)) throw new Refused(502, singleSignOnMessages.unreachable(settings.name));
    return null;
  }
}

function read(claims: unknown, settings: SingleSignOnSettings): Claims {
  const { groupsClaim, requiredClaim, assumesVerified } = settings;
  const { sub, email, email_verified: verified, name, ...more } = v.parse(claimsSchema, claims);
  const isVerified = verified === true || verified === 'true' || (verified === undefined && assumesVerified);
  const required = requiredClaim === null ? null : more[requiredClaim.name];
  return {
    sub,
    email: email !== undefined && isVerified ? email : null,
    name: name || null,
    groups: v.parse(groupsSchema, more[groupsClaim]),
    hasRequired:
      requiredClaim === null ||
      (Array.isArray(required) ? required : [required]).includes(requiredClaim.value),
  };
}
