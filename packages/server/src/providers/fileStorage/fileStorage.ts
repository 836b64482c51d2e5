/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A local file that is to be stored. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
}

/** Stores the bytes of files. It knows objects by name only: their types, and the loans that name them, are in
 *  the table `stored_file`. An object is written once and never changed. */
export interface FileStorage {
  /** Stores a local file. May move the file away; otherwise the caller removes it. */
  readonly put: (name: string, file: LocalFile) => Promise<void>;
  /** Streams an object, or a range of it. @returns null when there is no such object */
  readonly read: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes an object; a missing one is not an error. */
  readonly remove: (name: string) => Promise<void>;
}
