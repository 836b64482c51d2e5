import { beforeAll, describe, expect, it } from 'vitest';
import { tableStorage } from '../files/tableStorage';
import { eachEngine, startOfTests } from '../testing/harness';
import { demoFiles, storeDemoFiles } from './demoFiles';

describe('the files of the demonstration', () => {
  const keys = demoFiles().map(({ key }) => key);

  it('are twelve faces, both sides of every paper, and documents', () => {
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

  it('are small, and what their names say', () => {
    for (const { key, bytes, contentType } of demoFiles()) {
      expect(bytes.byteLength).toBeLessThanOrEqual(16 * 1024);
      const type = { webp: 'image/webp', pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };
      expect([key, contentType]).toEqual([key, Object.entries(type).find(([end]) => key.endsWith(end))?.[1]]);
    }
  });
});

eachEngine(server => {
  beforeAll(async () => {
    await storeDemoFiles(server().db, startOfTests);
    await storeDemoFiles(server().db, startOfTests);
  });

  it('are stored under the keys that loans name', async () => {
    const files = demoFiles();
    const known = await tableStorage(server().db).known(files.map(({ key }) => key));
    expect(known.size).toBe(files.length);
    const first = files[0];
    expect(first && (await tableStorage(server().db).get(first.key))).toEqual(first);
  });
});
