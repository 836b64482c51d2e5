import { describe, expect, it } from 'vitest';
import { addressLine } from './address';

const home = {
  line1: '158, Ashok Vatika',
  line2: 'Sector 15',
  landmark: '',
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  pinCode: '226099',
};

describe('addressLine', () => {
  it('joins the given parts and ends with the PIN code', () => {
    expect(addressLine(home)).toBe('158, Ashok Vatika, Sector 15, Lucknow, Uttar Pradesh 226099');
  });

  it('names the landmark before the city, without the blanks around it', () => {
    expect(addressLine({ ...home, landmark: ' Near the post office ', state: null, pinCode: null })).toBe(
      '158, Ashok Vatika, Sector 15, Near the post office, Lucknow',
    );
  });

  it('is null without an address or with an empty one', () => {
    const blank = { line1: ' ', line2: null, landmark: null, city: null, state: null, pinCode: '' };
    expect(addressLine(null)).toBeNull();
    expect(addressLine(blank)).toBeNull();
  });
});
