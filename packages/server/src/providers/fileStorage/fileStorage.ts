/** A file as it is kept. */
export interface KeptFile {
  /** As loans name it: 'statements/210001/hdfc.csv'. */
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Wherever files are kept: photos, papers, statements. */
export interface FileStorage {
  /** Keeps a file under a key; what was there under it before is replaced.
   *  @throws UnfitFile when it is too large or of a kind that is not kept */
  readonly put: (file: { readonly key: string; readonly bytes: Uint8Array }, now: Date) => Promise<void>;
  /** @returns null when there is no file under the key */
  readonly get: (key: string) => Promise<KeptFile | null>;
  /** Which of these keys a file is kept under; asks once for all of them, and not at all for none. */
  readonly known: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** A file that is not kept, and why in words. */
export class UnfitFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnfitFile';
  }
}
