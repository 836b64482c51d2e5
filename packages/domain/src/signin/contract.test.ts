import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { login, readProfile, userSchema } from './contract';

const person = {
  idString: '5b0c6e1a-7c1d-4a53-9a51-2f1f5d1b7a01',
  fullName: 'Meera Srinivasan',
  email: 'meera.srinivasan@lender.example',
};

describe('userSchema', () => {
  it('reads roles and the addMasterTags flag [SH-028.a]', () => {
    const user = { ...person, roles: ['ROLE_CREDIT_ADMIN', 'ROLE_VAS'], addMasterTags: true };
    expect(v.parse(userSchema, user)).toEqual(user);
  });

  it.each([[{}], [{ roles: null }], [{ roles: [] }]])(
    'has neither roles nor flag by default: %j [AU-011.f, AU-027.b, SH-028.b]',
    given => {
      expect(v.parse(userSchema, { ...person, ...given })).toEqual({
        ...person,
        roles: [],
        addMasterTags: false,
      });
    },
  );

  it('drops unknown roles and duplicates [SH-028.a]', () => {
    const roles = ['ROLE_JANITOR', 'ROLE_VAS', 'ROLE_CREDIT_USER', 'ROLE_VAS', 'constructor'];
    expect(v.parse(userSchema, { ...person, roles }).roles).toEqual(['ROLE_CREDIT_USER', 'ROLE_VAS']);
  });

  it.each([
    ['AU-029.a', 'login', login.answer.schema],
    ['AU-029.b', 'profile', readProfile.answer.schema],
  ] as const)('[%s] keeps each of two roles that the %s names', (_clause, _call, schema) => {
    const user = { ...person, roles: ['ROLE_VAS', 'ROLE_CREDIT_USER'] };
    const { data } = v.parse(schema, { data: { user, token: 't', refreshToken: 'r' } });
    expect(data.user.roles).toEqual(['ROLE_CREDIT_USER', 'ROLE_VAS']);
  });

  it('refuses a person without an id', () => {
    expect(v.safeParse(userSchema, { ...person, idString: undefined }).success).toBe(false);
  });
});
