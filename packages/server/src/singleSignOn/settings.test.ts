import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config';

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-sign-on-'));
afterAll(() => rmSync(folder, { recursive: true }));

const required = {
  OIDC_ISSUER: 'https://login.lender.example/realms/staff',
  OIDC_CLIENT_ID: 'lending-desk',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_ORIGIN: 'https://desk.lender.example/',
};
const settingsOf = (more: Record<string, string>) => readConfig({ DATA_DIR: folder, ...more }).singleSignOn;

it('reads single sign-on, off unless an issuer is configured', () => {
  expect(settingsOf({ OIDC_NAME: 'Lender ID' })).toBeNull();
  expect(settingsOf(required)).toEqual({
    issuer: 'https://login.lender.example/realms/staff',
    clientId: 'lending-desk',
    clientSecret: 'a secret',
    origin: 'https://desk.lender.example',
    name: 'single sign-on',
    groupsClaim: 'groups',
    groupRoles: null,
    requiredClaim: null,
    assumesVerified: false,
  });
  const tenant = { OIDC_REQUIRED_CLAIM: 'tid=5b1d=', OIDC_ASSUME_VERIFIED: 'on' };
  expect(settingsOf({ ...required, ...tenant })).toMatchObject({
    requiredClaim: { name: 'tid', value: '5b1d=' },
    assumesVerified: true,
  });
  const local = { OIDC_ISSUER: 'http://localhost:9000', OIDC_NAME: 'x'.repeat(40) };
  expect(settingsOf({ ...required, ...local })).toMatchObject({
    issuer: local.OIDC_ISSUER,
    name: local.OIDC_NAME,
  });
  for (const [name, value] of [
    ['OIDC_NAME', 'x'.repeat(41)],
    ['OIDC_ISSUER', 'http://localhost.attacker.example'],
    ['OIDC_CLIENT_ID', ''],
    ['OIDC_CLIENT_SECRET', ''],
    ['OIDC_ORIGIN', ''],
    ['OIDC_ORIGIN', 'https://desk.lender.example/path'],
    ['OIDC_ORIGIN', 'https://desk.lender.example/?desk=credit'],
    ['OIDC_ISSUER', 'http://login.lender.example'],
    ['OIDC_GROUP_ROLES', 'underwriters'],
    ['OIDC_GROUP_ROLES', '{"all": ["ROLE_SUPER_USER"]}'],
    ['OIDC_REQUIRED_CLAIM', 'hd'],
    ['OIDC_REQUIRED_CLAIM', 'hd='],
    ['OIDC_ASSUME_VERIFIED', 'yes'],
  ] as const) {
    expect(() => settingsOf({ ...required, [name]: value })).toThrow(new RegExp(`^${name} `));
  }
  // Without the claim the addresses of every other tenant would be believed too.
  expect(() => settingsOf({ ...required, OIDC_ASSUME_VERIFIED: 'on' })).toThrow(
    'OIDC_REQUIRED_CLAIM is missing. OIDC_ASSUME_VERIFIED needs it.',
  );
});

it('takes the groups from the claim that is configured [XR-003.g]', () => {
  const groups = { OIDC_GROUP_ROLES: '{"cn=uw,ou=x": ["ROLE_CREDIT_USER"]}', OIDC_GROUPS_CLAIM: 'roles' };
  expect(settingsOf({ ...required, ...groups })).toMatchObject({
    groupsClaim: 'roles',
    groupRoles: { 'cn=uw,ou=x': ['ROLE_CREDIT_USER'] },
  });
});
