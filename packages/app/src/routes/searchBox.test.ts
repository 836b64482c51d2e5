import { describe, expect, it } from 'vitest';
import { asking, type SearchBox, viewArrived } from './searchBox';

const empty: SearchBox = { typed: '', searched: '', asked: [] };

describe('viewArrived', () => {
  it('keeps every letter whichever of them the view takes up meanwhile', () => {
    const box = ['n', 'na', 'nav'].reduce((now, text) => asking(now, text, text), empty);
    for (const text of ['n', 'na', 'nav']) expect(viewArrived(box, text).typed).toBe('nav');
    expect(viewArrived(viewArrived(box, 'n'), 'na').typed).toBe('nav');
    // A loan id is asked for without the blanks that are typed around it.
    expect(viewArrived(asking({ ...empty, typed: ' 7 ' }, '7'), '7').typed).toBe(' 7 ');
  });

  it('is the same box while the view stays', () => {
    const box = asking(empty, 'n', 'n');
    expect(viewArrived(box, '')).toBe(box);
  });

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
