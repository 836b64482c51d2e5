/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file on this machine's disk that is to be stored. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
}

/** Where the bytes of files are. It knows objects by name and nothing else: what they are, and which loan names them,
 *  is in the table `stored_file`. An object is written once and never changed. */
export interface FileStorage {
  /** Stores a local file. The file may be moved away; removing it is up to the caller otherwise. */
  readonly put: (name: string, file: LocalFile) => Promise<void>;
  /** Streams an object, or the range of it. @returns null when there is none of that name */
  readonly read: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes an object; one that is not there is no error. */
  readonly remove: (name: string) => Promise<void>;
}
