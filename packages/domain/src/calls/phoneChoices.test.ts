import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { phoneChoices, readReferences } from './phoneChoices';

const own = { primaryPhoneNumber: '9876543214', alternatePhoneNumber: '9000067771' };
const labels = (...given: Parameters<typeof phoneChoices>) =>
  phoneChoices(...given).map(({ label }) => label);

describe('phoneChoices', () => {
  it('names whose number it is and sends the bare number [SH-072.d, CO-026.a, CO-026.b, CO-026.c, CO-117.a]', () => {
    expect(
      phoneChoices(own, [{ name: 'Suresh Raghunathan', phoneNumbers: ['9000065967', '9000065968'] }]),
    ).toEqual([
      { phone: '9876543214', whose: 'Primary', label: 'Primary: 9876543214' },
      { phone: '9000067771', whose: 'Alternate', label: 'Alternate: 9000067771' },
      {
        phone: '9000065967',
        whose: 'Reference (Suresh Raghunathan)',
        label: 'Reference (Suresh Raghunathan): 9000065967',
      },
      {
        phone: '9000065968',
        whose: 'Reference (Suresh Raghunathan)',
        label: 'Reference (Suresh Raghunathan): 9000065968',
      },
    ]);
  });

  it('reads a number in any spelling, and lists it once [XR-052.c, CO-026.a, CO-026.b]', () => {
    const spelled = { primaryPhoneNumber: '+91 98765-43214', alternatePhoneNumber: '09876543214' };
    expect(labels(spelled, [{ name: 'Self', phoneNumbers: ['919876543214'] }])).toEqual([
      'Primary: 9876543214',
    ]);
    const two = { ...spelled, alternatePhoneNumber: '+91 90000 67771' };
    expect(phoneChoices(two, []).map(({ phone }) => phone)).toEqual(['9876543214', '9000067771']);
  });

  it('skips blanks [SH-072.d]', () => {
    expect(phoneChoices({ primaryPhoneNumber: null, alternatePhoneNumber: '  ' }, [])).toEqual([]);
    expect(phoneChoices(null, [{ name: 'Suresh', phoneNumbers: [''] }])).toEqual([]);
  });

  it('keeps a number that is not a mobile number unchanged and bare: a landline, a mask [SH-072.d, CO-026.a, CO-026.b, CO-026.c]', () => {
    const masked = { primaryPhoneNumber: '98••• ••214', alternatePhoneNumber: '044-26543219' };
    const references = [{ name: ' ', phoneNumbers: [' 04426543210 '] }];
    expect(labels(masked, references)).toEqual([
      'Primary: 98••• ••214',
      'Alternate: 044-26543219',
      'Reference: 04426543210',
    ]);
    expect(phoneChoices(masked, references).map(({ phone }) => phone)).toEqual([
      ...['98••• ••214', '044-26543219', '04426543210'],
    ]);
  });
});

describe('readReferences', () => {
  it('reads valid references and skips the others [CO-117.a]', () => {
    const { raw } = aLoan({
      referenceNumbers: [
        { name: 'Thangamalar', phoneNumbers: ['9000061644', '9000061645'] },
        'Suresh',
        { name: 7 },
        { phoneNumbers: null },
      ],
    });
    expect(readReferences(raw)).toEqual([
      { name: 'Thangamalar', phoneNumbers: ['9000061644', '9000061645'] },
      { name: null, phoneNumbers: [] },
    ]);
  });

  it.each([[undefined], [null], ['none']])('finds none in %j [CO-117.a]', referenceNumbers => {
    expect(readReferences({ referenceNumbers })).toEqual([]);
  });
});
