import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bureauBasicDetailsSchema } from './bureauBasicDetails';
import { lastNameSchema } from './lastName';

describe('lastNameSchema', () => {
  const said = (lastName: unknown) =>
    v.safeParse(lastNameSchema, { lastName }).issues?.map(({ message }) => message);

  it('requires a last name of at most sixty characters [CR-061.c]', () => {
    expect(v.parse(lastNameSchema, { lastName: ' Rao ' })).toEqual({ lastName: 'Rao' });
    expect(said(' ')).toEqual(['Last name is required']);
    expect(said('x'.repeat(60))).toBeUndefined();
    expect(said('x'.repeat(61))).toEqual(['At most 60 characters']);
  });
});

describe('bureauBasicDetailsSchema', () => {
  it('reads phones and e-mails, also a single one without a list [CR-152.a]', () => {
    expect(
      v.parse(bureauBasicDetailsSchema, {
        phoneNumbers: ['9000010101', 9000060203, ''],
        emails: 'a@mail.example',
      }),
    ).toEqual({ phoneNumbers: ['9000010101', '9000060203'], emails: ['a@mail.example'] });
    expect(v.parse(bureauBasicDetailsSchema, {})).toEqual({ phoneNumbers: [], emails: [] });
    expect(v.is(bureauBasicDetailsSchema, [])).toBe(false);
  });
});
