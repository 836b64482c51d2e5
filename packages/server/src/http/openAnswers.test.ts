import { describe, expect, it } from 'vitest';
import { createOpenAnswers, endingWith, isLasting } from './openAnswers';

describe('open answers', () => {
  it('are counted by session and kind, each end once', () => {
    const { begin } = createOpenAnswers();
    const ends = [1, 2, 3].map(() => begin('one', 'csv'));
    expect(() => begin('one', 'csv')).toThrow('Three exports of this session are still running');
    begin('another', 'csv');
    begin('one', 'events');
    ends[0]?.();
    ends[0]?.();
    begin('one', 'csv');
    expect(() => begin('one', 'csv')).toThrow('Three exports of this session are still running');
  });

  it('are tables and events', () => {
    expect(['csv', 'events', 'json', 'file', 'toString'].map(isLasting)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('items with an end', () => {
  async function* source(heard: string[], fails = false) {
    try {
      yield 1;
      if (fails) throw new Error('broken');
      yield 2;
    } finally {
      heard.push('source ended');
    }
  }

  it('tell it when all were taken', async () => {
    const heard: string[] = [];
    const taken: number[] = [];
    for await (const item of endingWith(source(heard), () => heard.push('end'))) taken.push(item);
    expect([taken, heard]).toEqual([
      [1, 2],
      ['source ended', 'end'],
    ]);
  });

  it('tell it when nobody wants more, and end their source', async () => {
    const heard: string[] = [];
    for await (const item of endingWith(source(heard), () => heard.push('end'))) {
      expect(item).toBe(1);
      break;
    }
    expect(heard).toEqual(['end', 'source ended']);
  });

  it('tell it when they fail', async () => {
    const heard: string[] = [];
    const items = endingWith(source(heard, true), () => heard.push('end'))[Symbol.asyncIterator]();
    expect(await items.next()).toEqual({ done: false, value: 1 });
    await expect(items.next()).rejects.toThrow('broken');
    expect(heard).toEqual(['source ended', 'end']);
  });
});
