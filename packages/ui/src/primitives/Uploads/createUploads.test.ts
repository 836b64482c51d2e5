import { describe, expect, it, vi } from 'vitest';
import { createUploads, type UploadsOptions } from './createUploads';

type Sent = { file: File; resolve: () => void; reject: (error: Error) => void } & Parameters<
  UploadsOptions['send']
>[1];

function aPage(validate: UploadsOptions['validate'] = () => null) {
  const sent: Sent[] = [];
  const store = createUploads({
    validate,
    send: (file, options) =>
      new Promise<void>((resolve, reject) => sent.push({ file, resolve, reject, ...options })),
  });
  const states = () => store.get().map(({ state }) => state);
  return { store, sent, states };
}

const files = (...names: string[]) => names.map(name => new File(['x'], name));

describe('createUploads', () => {
  it('sends two in parallel, and the next one when one has ended [XR-051.a]', async () => {
    const { store, sent, states } = aPage();
    store.choose(files('a.pdf', 'b.pdf', 'c.pdf'));
    expect(states()).toEqual(['running', 'running', 'waiting']);
    sent[0]?.resolve();
    await vi.waitFor(() => expect(states()).toEqual(['done', 'running', 'running']));
    sent[1]?.reject(new Error('No'));
    await vi.waitFor(() => expect(states()).toEqual(['done', 'failed', 'running']));
    expect(store.get()[1]?.message).toBe('No');
    store.choose(files('d.pdf', 'e.pdf'));
    expect(states()).toEqual(['done', 'failed', 'running', 'running', 'waiting']);
    store.cancel('3');
    expect(states()).toEqual(['done', 'failed', 'cancelled', 'running', 'running']);
  });

  it('never sends a refused file, and validates each file against those selected before [XR-117.a]', () => {
    const seen: string[][] = [];
    const { store, sent, states } = aPage((file, others) => {
      seen.push(others.map(other => other.name));
      return file.name === 'b.pdf' ? 'Larger than 20 MB' : null;
    });
    store.choose(files('a.pdf', 'b.pdf', 'c.pdf'));
    expect(states()).toEqual(['running', 'refused', 'running']);
    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'c.pdf']);
    expect(seen).toEqual([[], ['a.pdf'], ['a.pdf']]);
  });

  it('retries the same file, and ignores the outcome of a cancelled attempt [XR-117.a]', async () => {
    const { store, sent, states } = aPage();
    store.choose(files('a.pdf'));
    sent[0]?.onProgress(40.4);
    expect(store.get()[0]?.percent).toBe(40);
    store.cancel('1');
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual(['cancelled']);
    store.retry('1');
    expect(states()).toEqual(['running']);
    sent[0]?.reject(new Error('aborted'));
    sent[0]?.onProgress(90);
    await Promise.resolve();
    expect(store.get()[0]).toMatchObject({ state: 'running', percent: 0 });
    expect(sent[1]?.file).toBe(sent[0]?.file);
  });

  it('aborts running uploads when the page is left [XR-051.b]', () => {
    const { store, sent } = aPage();
    store.choose(files('a.pdf', 'b.pdf'));
    store.endAll();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});
