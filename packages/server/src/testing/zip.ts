import { crc32 } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly content: string;
}

/** A ZIP archive of a few stored entries. */
export function aZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content);
    const fields = (signature: number, made: boolean) => {
      const head = Buffer.alloc(made ? 46 : 30);
      const shift = made ? 2 : 0;
      head.writeUInt32LE(signature, 0);
      if (made) head.writeUInt16LE(20, 4);
      head.writeUInt16LE(20, 4 + shift);
      head.writeUInt32LE(crc32(bytes), 14 + shift);
      head.writeUInt32LE(bytes.length, 18 + shift);
      head.writeUInt32LE(bytes.length, 22 + shift);
      head.writeUInt16LE(name.length, 26 + shift);
      if (made) head.writeUInt32LE(at, 42);
      return head;
    };
    directory.push(fields(0x02014b50, true), Buffer.from(name));
    const local = [fields(0x04034b50, false), Buffer.from(name), bytes];
    parts.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, central, end]));
}
