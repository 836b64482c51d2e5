import { expect, it } from 'vitest';
import { fileRefOf } from './fileRef';

const secret = 'a-signing-secret-of-the-tests';
const key = 'kyc/4821937/pan-front.jpg';

it('is the same in every release, and another for another file, loan or secret [XR-006.f]', () => {
  const ref = fileRefOf(key, 4_821_937, secret);
  expect(ref).toBe('Q4yZ2yG_e_zz24jwiu9m5e');
  const others = [
    fileRefOf('kyc/4821937/pan-back.jpg', 4_821_937, secret),
    fileRefOf(key, 4_821_938, secret),
    fileRefOf(key, 4_821_937, `${secret}!`),
  ];
  expect(new Set([ref, ...others]).size).toBe(4);
});
