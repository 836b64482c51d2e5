import { beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, withServer, findFile, knownKeys, startOfTests } from '@lending-desk/server/testing';
import { demoFiles, storeDemoFiles } from './demoFiles';

const keys = demoFiles().map(({ key }) => key);

describe('the files of the demonstration', () => {
  it('are twelve faces, both sides of every identity document, and sample documents', () => {
    expect(keys.filter(key => key.startsWith('demo/faces/'))).toHaveLength(12);
    for (const paper of ['aadhaar', 'driving-licence', 'voter-id', 'passport']) {
      expect(keys).toContain(`demo/documents/${paper}-front.webp`);
      expect(keys).toContain(`demo/documents/${paper}-back.webp`);
    }
    expect(keys).toEqual(
      expect.arrayContaining([
        'demo/documents/pan-front.webp',
        'demo/documents/rent-agreement.pdf',
        'demo/documents/salary-slip.pdf',
      ]),
    );
  });

  it('are small', () => {
    for (const { bytes } of demoFiles()) expect(bytes.byteLength).toBeLessThanOrEqual(16 * 1024);
  });
});

withServer(server => {
  beforeAll(async () => {
    await storeDemoFiles(server().db, server().files, startOfTests);
    await storeDemoFiles(server().db, server().files, startOfTests);
  });

  it('are stored under the keys that loans name, with the types their names say', async () => {
    const { db, files: home } = server();
    const files = demoFiles();
    expect((await knownKeys(db, keys, 1)).size).toBe(files.length);
    const types = { webp: 'image/webp', pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };
    for (const { key, bytes } of files) {
      const stored = await findFile(db, home.storage, { key, loanId: 1 });
      const type = Object.entries(types).find(([end]) => key.endsWith(end))?.[1];
      expect([key, stored?.contentType]).toEqual([key, type]);
      expect(stored && (await bytesOf(await stored.read()))).toEqual(bytes);
    }
  });
});
