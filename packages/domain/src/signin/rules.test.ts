import { describe, expect, it } from 'vitest';
import { verdictBySchema } from '../form/verdict';
import { loginSchema, signUpSchema } from './rules';

const domain = 'lender.example';
const good = { name: 'Asha Rao', email: 'asha.rao@lender.example', password: 'nine char' };

function signUpFaults(form: typeof good, ofDomain = domain) {
  const verdict = verdictBySchema(signUpSchema(ofDomain), form);
  return verdict.ok ? {} : verdict.faults;
}

describe('signUpSchema', () => {
  it('accepts a complete form [AU-032.b, AU-033.b, AU-034.b, AU-035.b]', () => {
    expect(signUpFaults(good)).toEqual({});
    expect(signUpFaults({ ...good, email: ' Asha.Rao@LENDER.example ' })).toEqual({});
    expect(signUpFaults({ ...good, name: 'A', email: 'a.s.h.a+desk@lender.example' })).toEqual({});
    expect(signUpFaults(good, 'Lender.Example')).toEqual({});
  });

  it.each([[''], ['   '], ['\u200b']])('asks for a name instead of %j [AU-032.a]', name => {
    expect(signUpFaults({ ...good, name })).toEqual({ name: 'Name is required' });
  });

  it.each([['asha@gmail.example'], ['asha@notlender.example'], ['asha@lender.example.net']])(
    'refuses the domain of %j [AU-033.a]',
    email => {
      expect(signUpFaults({ ...good, email })).toEqual({
        email: 'Email should be of lender.example',
      });
    },
  );

  it.each([
    [''],
    ['asha'],
    ['@lender.example'],
    ['asha rao@lender.example'],
    ['a@b@lender.example'],
    ['asha@lender.example@lender.example'],
    ['asha@lender'],
  ])('refuses %j as an address [AU-034.a]', email => {
    expect(signUpFaults({ ...good, email })).toEqual({ email: 'Invalid email' });
  });

  it.each([
    ['12345678', { password: 'Min 8 characters' }],
    ['123456789', {}],
  ])('validates the password %j [AU-035.a, AU-035.b]', (password, expected) => {
    expect(signUpFaults({ ...good, password })).toEqual(expected);
  });

  it('names every wrong field at once [AU-032.a, AU-034.a, AU-035.a]', () => {
    expect(Object.keys(signUpFaults({ name: '', email: '', password: '' }))).toEqual([
      'name',
      'email',
      'password',
    ]);
  });
});

describe('loginSchema', () => {
  it('reports missing fields and checks nothing else [AU-011.b]', () => {
    const form = { email: ' x ', password: ' ' };
    expect(verdictBySchema(loginSchema, form)).toEqual({ ok: true, output: { email: 'x', password: ' ' } });
    expect(verdictBySchema(loginSchema, { email: ' ', password: '' })).toEqual({
      ok: false,
      faults: { email: 'Email is required', password: 'Password is required' },
    });
  });
});
