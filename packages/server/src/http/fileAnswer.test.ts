import { describe, expect, it, vi } from 'vitest';
import { type FileAnswer, fileResponse } from './fileAnswer';

const bytes = new TextEncoder().encode('0123456789');
const audio: FileAnswer = {
  contentType: 'audio/wav',
  fileName: 'call.wav',
  size: bytes.length,
  read: async range => new Blob([range ? bytes.slice(range.start, range.end + 1) : bytes]).stream(),
};
const ask = async (range?: string, file = audio) => {
  const response = await fileResponse(file, range, () => undefined);
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
};

describe('a file response', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=3-3', '3', 'bytes 3-3/10'],
    ['bytes=9-', '9', 'bytes 9-9/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=-4', '6789', 'bytes 6-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is answered in part for %s', async (range, text, contentRange) => {
    const answer = await ask(range);
    expect([answer.status, answer.text]).toEqual([206, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
  });

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])(
    'is answered whole for %j',
    async range => {
      const answer = await ask(range);
      expect([answer.status, answer.text]).toEqual([200, '0123456789']);
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
    },
  );

  it('is refused for a range beyond the end', async () => {
    const answer = await ask('bytes=10-');
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([
      416,
      '',
      'bytes */10',
    ]);
  });

  it.each([
    ['image/webp', 'inline'],
    ['application/pdf', 'inline'],
    ['audio/wav', 'inline'],
    ['application/pdfx', 'attachment; filename="call.wav"; filename*=UTF-8\'\'call.wav'],
    ['text/csv; charset=utf-8', 'attachment; filename="call.wav"; filename*=UTF-8\'\'call.wav'],
    ['application/xml; charset=utf-8', 'attachment; filename="call.wav"; filename*=UTF-8\'\'call.wav'],
  ])('of type %s is %s', async (contentType, disposition) => {
    const { headers } = await ask(undefined, { ...audio, contentType });
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('content-type')).toBe(contentType);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('keeps a strange name from breaking out of its header', async () => {
    const fileName = 'a"\r\nx-evil: 1;é.csv';
    const { headers } = await ask(undefined, { ...audio, contentType: 'text/csv', fileName });
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="a___x-evil_ 1__.csv"; filename*=UTF-8\'\'a%22%0D%0Ax-evil%3A%201%3B%C3%A9.csv',
    );
  });
});

describe('a file whose reader leaves', () => {
  it('is read no further from its storage', async () => {
    const ended = vi.fn<(reason: unknown) => void>();
    const read = async () =>
      new ReadableStream<Uint8Array>({
        pull: controller => controller.enqueue(bytes),
        cancel: ended,
      });
    const response = await fileResponse({ ...audio, read }, undefined, () => undefined);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toEqual(bytes);
    await reader?.cancel('closed');
    expect(ended.mock.calls).toEqual([['closed']]);
  });
});

describe('a file whose storage fails half-way', () => {
  it('breaks off without revealing the error, which goes to the log', async () => {
    const complaints: unknown[] = [];
    let pieces = 0;
    const read = async () =>
      new ReadableStream<Uint8Array>({
        pull: controller => {
          pieces += 1;
          if (pieces === 1) controller.enqueue(bytes.slice(0, 3));
          else controller.error(new Error('kyc/ZZXPR1000Z-front.png is gone'));
        },
      });
    const response = await fileResponse({ ...audio, read }, undefined, error => complaints.push(error));
    await expect(response.text()).rejects.toThrow('The answer broke off');
    expect(complaints.map(String)).toEqual(['Error: kyc/ZZXPR1000Z-front.png is gone']);
  });
});
