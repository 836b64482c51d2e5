import { type Role, roles } from '@lending-desk/domain/access';
import * as v from 'valibot';

/** The lender's own sign-in, by OpenID Connect. */
export interface SingleSignOnSettings {
  /** https://login.lender.example, as the provider itself writes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where browsers find this product, without a path; the provider sends them back to /single-sign-on there. */
  readonly origin: string;
  /** What people call it: 'Sign in with …'. */
  readonly name: string;
  /** The claim with the groups of a person. */
  readonly groupsClaim: string;
  /** A claim everybody of the organisation has with this value; null when none is demanded. */
  readonly requiredClaim: { readonly name: string; readonly value: string } | null;
  /** Whether an address counts as verified when the provider does not say. */
  readonly assumesVerified: boolean;
  /** The roles of each group. Null: roles are given by super users only. */
  readonly groupRoles: Readonly<Record<string, readonly Role[]>> | null;
}

const superUser: Role = 'ROLE_SUPER_USER';
const grantable = roles.filter(role => role !== superUser);

/** An address of https; http only for a provider on this machine, to try it out. */
const isSafe = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
};

const issuer = v.pipe(
  v.string(),
  v.check(isSafe, 'OIDC_ISSUER is an address like https://login.lender.example.'),
);

const origin = v.pipe(
  v.string(),
  v.check(
    text => isSafe(text) && new URL(text).pathname === '/' && new URL(text).search === '',
    'OIDC_ORIGIN is the address of this product without a path, like https://desk.lender.example.',
  ),
  v.transform(text => new URL(text).origin),
);

const groupRolesFault = `OIDC_GROUP_ROLES is JSON like {"underwriters": ["ROLE_CREDIT_USER"]}, with the roles ${grantable.join(', ')}.`;
const groupRoles = v.pipe(
  v.string(),
  v.parseJson(undefined, groupRolesFault),
  v.record(
    v.pipe(v.string(groupRolesFault), v.nonEmpty(groupRolesFault)),
    v.array(v.picklist(grantable, groupRolesFault), groupRolesFault),
    groupRolesFault,
  ),
);

const requiredClaim = v.pipe(
  v.string(),
  v.regex(/^[^=\s]+=\S/, 'OIDC_REQUIRED_CLAIM is a claim with its value, like hd=lender.example.'),
  v.transform(text => ({ name: text.replace(/=.*$/s, ''), value: text.replace(/^[^=]+=/, '') })),
);

/** Its variables. */
export const singleSignOnVariables = {
  OIDC_ISSUER: v.optional(issuer),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_ORIGIN: v.optional(origin),
  OIDC_NAME: v.optional(
    v.pipe(v.string(), v.maxLength(40, 'OIDC_NAME has at most 40 characters.')),
    'single sign-on',
  ),
  OIDC_GROUPS_CLAIM: v.optional(v.string(), 'groups'),
  OIDC_GROUP_ROLES: v.optional(groupRoles),
  OIDC_REQUIRED_CLAIM: v.optional(requiredClaim),
  OIDC_ASSUME_VERIFIED: v.optional(v.picklist(['on', 'off'], 'OIDC_ASSUME_VERIFIED is on or off.'), 'off'),
} as const;

const variables = v.object(singleSignOnVariables);
type Variables = v.InferOutput<typeof variables>;

/** What OIDC_ISSUER needs besides; null when nothing is missing. */
export function missingOfSingleSignOn(set: Variables): string | null {
  const names = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ORIGIN'] as const;
  const name = set.OIDC_ISSUER === undefined ? undefined : names.find(each => set[each] === undefined);
  if (name !== undefined) return `${name} is missing. OIDC_ISSUER needs it.`;
  // Who runs another tenant of the same provider writes any address there.
  const isOpen = set.OIDC_ASSUME_VERIFIED === 'on' && set.OIDC_REQUIRED_CLAIM === undefined;
  return isOpen ? 'OIDC_REQUIRED_CLAIM is missing. OIDC_ASSUME_VERIFIED needs it.' : null;
}

/** @returns null when it is not configured */
export function singleSignOnOf(set: Variables): SingleSignOnSettings | null {
  if (set.OIDC_ISSUER === undefined) return null;
  return {
    issuer: set.OIDC_ISSUER,
    clientId: set.OIDC_CLIENT_ID ?? '',
    clientSecret: set.OIDC_CLIENT_SECRET ?? '',
    origin: set.OIDC_ORIGIN ?? '',
    name: set.OIDC_NAME,
    groupsClaim: set.OIDC_GROUPS_CLAIM,
    groupRoles: set.OIDC_GROUP_ROLES ?? null,
    requiredClaim: set.OIDC_REQUIRED_CLAIM ?? null,
    assumesVerified: set.OIDC_ASSUME_VERIFIED === 'on',
  };
}
