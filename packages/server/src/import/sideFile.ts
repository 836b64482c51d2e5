import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

/** A finding about a line: it was rejected, imported with something left out, or imported with a doubtful
 *  field. */
export interface Finding {
  readonly line: number;
  readonly outcome: 'rejected' | 'already there' | 'imported' | 'warning';
  /** The fields it is about, in words. Never their values: applications hold personal data. */
  readonly why: string;
}

/** The file that reports the outcome of each doubtful line and why, one JSON object per line. Created with the
 *  first finding, in the data folder because the folder of the input may be read-only. */
export class SideFile {
  private handle: FileHandle | null = null;
  private opened: string | null = null;

  /** @param name  the input's path; @param now  keeps two runs apart */
  constructor(
    private readonly dataDir: string,
    private readonly name: string,
    private readonly now: Date,
  ) {}

  /** The path of the side file; null while there are no findings. */
  get path(): string | null {
    return this.opened;
  }

  async write(finding: Finding): Promise<void> {
    this.handle ??= await this.create();
    await this.handle.write(`${JSON.stringify(finding)}\n`);
  }

  async close(): Promise<void> {
    await this.handle?.close();
    this.handle = null;
  }

  private async create(): Promise<FileHandle> {
    const stamp = this.now.toISOString().replace(/[:.]/g, '-');
    const file = `${basename(this.name, extname(this.name))}-${stamp}.rejected.ndjson`;
    const folder = join(this.dataDir, 'imports');
    try {
      await mkdir(folder, { recursive: true });
      return await this.createIn(folder, file);
    } catch {
      // With DATABASE_URL there may be no data folder to write to.
      return this.createIn(process.cwd(), file);
    }
  }

  private async createIn(folder: string, file: string): Promise<FileHandle> {
    const path = join(folder, file);
    const handle = await open(path, 'wx', 0o600);
    this.opened = path;
    return handle;
  }
}
