import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
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
