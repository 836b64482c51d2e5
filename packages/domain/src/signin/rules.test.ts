import { describe, expect, it } from 'vitest';
import { emailError, loginErrors, signUpErrors } from './rules';

const domain = 'lender.example';
const good = { name: 'Asha Rao', email: 'asha.rao@lender.example', password: 'nine char' };

describe('emailError', () => {
  it.each([['a@b.c'], ['asha.rao@mail.example'], [' a@b.in ']])('takes %j [SH-096]', email => {
    expect(emailError(email)).toBeNull();
  });

  it.each([[''], ['asha'], ['asha@mail'], ['@mail.example'], ['asha.rao@mail']])(
    'refuses %j [SH-096]',
    email => {
      expect(emailError(email)).toBe('Kindly enter valid Email ID');
    },
  );
});

describe('signUpErrors', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(signUpErrors(good, domain)).toEqual({});
    expect(signUpErrors({ ...good, email: ' Asha.Rao@LENDER.example ' }, domain)).toEqual({});
  });

  it.each([[''], ['   ']])('asks for a name instead of %j [AU-032]', name => {
    expect(signUpErrors({ ...good, name }, domain)).toEqual({ name: 'Name is required' });
  });

  it.each([['asha@gmail.example'], ['asha@notlender.example'], ['asha@lender.example.net']])(
    'refuses the domain of %j [AU-033]',
    email => {
      expect(signUpErrors({ ...good, email }, domain)).toEqual({
        email: 'Email should be of lender.example',
      });
    },
  );

  it.each([[''], ['asha'], ['@lender.example'], ['asha rao@lender.example'], ['a@b@lender.example']])(
    'refuses %j as no address [AU-034]',
    email => {
      expect(signUpErrors({ ...good, email }, domain)).toEqual({ email: 'Invalid email' });
    },
  );

  it.each([
    ['12345678', { password: 'Min 8 characters' }],
    ['123456789', {}],
  ])('judges the password %j [AU-035]', (password, expected) => {
    expect(signUpErrors({ ...good, password }, domain)).toEqual(expected);
  });

  it('names every wrong field at once', () => {
    expect(Object.keys(signUpErrors({ name: '', email: '', password: '' }, domain))).toEqual([
      'name',
      'email',
      'password',
    ]);
  });
});

describe('loginErrors', () => {
  it('asks for what is missing and judges nothing else', () => {
    expect(loginErrors({ email: 'x', password: ' ' })).toEqual({});
    expect(loginErrors({ email: ' ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });
});
