import { describe, expect, it } from 'vitest';
import { compareGps, kmBetween } from './compareGps';

const bengaluru = { latitude: 12.97, longitude: 77.59 };
const chennai = { latitude: 13.08, longitude: 80.27 };
const home = {
  line1: 'Flat 304, Sai Residency',
  line2: '5th Cross, Koramangala',
  landmark: null,
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560034',
};
const there = { address: null, latitude: 12.93412, longitude: 77.61986 };

describe('kmBetween', () => {
  it('is the great-circle distance, the same in both directions [XR-158.b]', () => {
    expect(kmBetween(bengaluru, chennai)).toBeCloseTo(290.6, 0);
    expect(kmBetween(chennai, bengaluru)).toBe(kmBetween(bengaluru, chennai));
    expect(kmBetween(bengaluru, bengaluru)).toBe(0);
  });

  it('is unknown when one of the places is', () => {
    expect(kmBetween(bengaluru, { latitude: 13, longitude: null })).toBeNull();
    expect(kmBetween(bengaluru, { longitude: 77 })).toBeNull();
    expect(kmBetween({ latitude: 13 }, bengaluru)).toBeNull();
    expect(kmBetween({}, bengaluru)).toBeNull();
  });
});

describe('compareGps', () => {
  it.each([
    ['at home', 12.9412, 'approve'],
    ['in the same town', 12.99, 'flag'],
    ['far away', 19.07, 'reject'],
  ])('measures the distance of the application: %s [XR-158.b]', (_where, latitude, tone) => {
    const stand = compareGps({ ...home, latitude, longitude: 77.61986 }, there);
    expect(stand).toMatchObject({ by: 'distance', tone });
  });

  // Along a meridian a degree is 6371 π / 180 km, so these are just inside and outside of 2 km and of 30 km.
  it.each([
    [1.999, 'approve'],
    [2.001, 'flag'],
    [29.999, 'flag'],
    [30.001, 'reject'],
  ])('%d km away: %s [XR-158.b]', (km, tone) => {
    const latitude = there.latitude + (km * 180) / (6371 * Math.PI);
    const found = compareGps({ ...home, latitude, longitude: there.longitude }, there);
    expect(found).toMatchObject({ by: 'distance', tone });
    expect(found?.by === 'distance' && found.km).toBeCloseTo(km, 6);
  });

  it('takes no PIN code where the address has none [CR-080.c]', () => {
    expect(compareGps({ ...home, pinCode: null }, { ...there, address: 'Madurai 625001' })).toBeNull();
    expect(compareGps({ ...home, pinCode: '' }, { ...there, address: 'Madurai 625001' })).toBeNull();
  });

  it.each([
    ['5th Cross, Koramangala, Bengaluru, Karnataka 560034', 'same'],
    ['5th Cross, Koramangala, Bengaluru, Karnataka 560 034 ', 'same'],
    ['5th Block, Koramangala, Bengaluru, Karnataka 560095', 'other'],
    ['17/2 West Masi Street, Madurai 625001', 'otherArea'],
    ['14 Fort Road, Channapatna, Karnataka 562160', 'otherArea'],
  ])('compares the PIN codes when the address has no position: %s [CR-080.c]', (address, pin) => {
    expect(compareGps(home, { ...there, address })).toEqual({ by: 'pin', pin });
  });

  it.each(['Koramangala, Bengaluru', 'House 1560034', ''])(
    'takes no PIN code from %s [CR-080.c]',
    address => {
      expect(compareGps(home, { ...there, address })).toBeNull();
    },
  );

  it('is null without an address or a GPS fix [CR-080.c]', () => {
    expect(compareGps(null, there)).toBeNull();
    expect(compareGps(home, there)).toBeNull();
  });
});
