import { describe, expect, it } from 'vitest';
import { accessibilityHistory, boxesOf, changesOf, type Kept, type KeptStory } from './stories/releases';

describe('boxesOf', () => {
  it('puts one rectangle around squares that touch', () => {
    expect(
      boxesOf([
        [2, 1],
        [3, 1],
        [3, 2],
      ]),
    ).toEqual([{ x: 32, y: 16, width: 32, height: 32 }]);
  });

  it('bridges one square that is the same', () => {
    expect(
      boxesOf([
        [0, 0],
        [2, 0],
      ]),
    ).toEqual([{ x: 0, y: 0, width: 48, height: 16 }]);
  });

  it('keeps what is farther apart in rectangles of its own', () => {
    expect(
      boxesOf([
        [0, 0],
        [3, 0],
      ]),
    ).toEqual([
      { x: 0, y: 0, width: 16, height: 16 },
      { x: 48, y: 0, width: 16, height: 16 },
    ]);
  });

  it('is empty without a difference', () => {
    expect(boxesOf([])).toEqual([]);
  });
});

const story = (id: string, found: KeptStory['found'] = { violations: [], unsure: [] }): KeptStory => ({
  id,
  title: id.split('--')[0] ?? '',
  name: id.split('--')[1] ?? '',
  found,
});
const kept = (release: string, ...stories: readonly KeptStory[]): Kept => ({
  release,
  at: '2026-11-21T06:30:00.000Z',
  stories,
});

describe('changesOf', () => {
  it('names the stories of one release alone, and compares pictures that both have', () => {
    const changes = changesOf(
      kept('v1', story('kyc--ready'), story('kyc--gone'), story('kyc--played', null)),
      kept('v2', story('kyc--ready'), story('kyc--new'), story('kyc--played')),
    );
    expect(changes.added.map(({ id }) => id)).toEqual(['kyc--new']);
    expect(changes.removed.map(({ id }) => id)).toEqual(['kyc--gone']);
    expect(changes.both.map(({ id }) => id)).toEqual(['kyc--ready']);
  });
});

describe('accessibilityHistory', () => {
  it('adds up what axe found on the pictures of each component, release by release', () => {
    const first = kept(
      'v1',
      story('kyc--ready', { violations: ['label'], unsure: ['color-contrast'] }),
      story('kyc--empty', { violations: ['label'], unsure: [] }),
      story('pd--played', null),
    );
    const second = {
      ...kept('v2', story('kyc--ready'), story('bureau--ready')),
      at: '2026-11-24T06:30:00.000Z',
    };
    expect(accessibilityHistory([second, first])).toEqual({
      releases: ['v1', 'v2'],
      components: [
        {
          title: 'bureau',
          found: [
            { violations: null, unsure: null },
            { violations: 0, unsure: 0 },
          ],
        },
        {
          title: 'kyc',
          found: [
            { violations: 2, unsure: 1 },
            { violations: 0, unsure: 0 },
          ],
        },
      ],
    });
  });
});
