import { describe, expect, it } from 'vitest';
import { viewArrived } from './searchBox';

describe('viewArrived', () => {
  it('keeps what was typed while the view took up what was typed before', () => {
    const box = { typed: '1013', searched: '', asked: ['1', '101'] };
    const first = viewArrived(box, '1');
    expect(first).toEqual({ typed: '1013', searched: '1', asked: ['101'] });
    expect(viewArrived(first, '101')).toEqual({ typed: '1013', searched: '101', asked: [] });
  });

  it('passes over what the view never showed', () => {
    const box = { typed: '101', searched: '', asked: ['1', '10', '101'] };
    expect(viewArrived(box, '101')).toEqual({ typed: '101', searched: '101', asked: [] });
  });

  it('follows a view that was changed by something else', () => {
    const box = { typed: '1013', searched: '101', asked: ['1013'] };
    expect(viewArrived(box, '')).toEqual({ typed: '', searched: '', asked: [] });
  });
});
