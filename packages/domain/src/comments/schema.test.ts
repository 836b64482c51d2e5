import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maskBySchema } from '../loan/maskBySchema';
import { commentSchema } from './schema';

const comment = {
  id: '9000043214',
  createdOn: '2026-11-20T04:40:00.000Z',
  comment: 'Rang 9000043214',
  author: 'Sana Sheikh',
};

describe('a comment', () => {
  it('is read with its author, where the server knows one', () => {
    expect(v.parse(commentSchema, comment)).toEqual(comment);
    const { author: _, ...anonymous } = comment;
    expect(v.parse(commentSchema, anonymous)).toEqual({ ...comment, author: null });
    expect(v.is(commentSchema, { ...comment, createdOn: 'yesterday' })).toBe(false);
  });

  it('shows viewers no phone in its text, and its id whatever it looks like [XR-006.e]', () => {
    const shown = maskBySchema(comment, commentSchema, () => '');
    expect(shown).toMatchObject({ id: '9000043214', author: 'Sana Sheikh' });
    expect(shown.comment).not.toContain('9000043214');
  });
});
