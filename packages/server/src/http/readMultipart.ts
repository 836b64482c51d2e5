import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { CallBody, FilePart } from '@lending-desk/domain/contract';
import { fileMessages } from '@lending-desk/domain/files';
import busboy from 'busboy';
import { type FileHome, incomingPath } from '../files/fileHome';
import { inspectFile } from '../files/inspectFile';
import type { LocalFile } from '../providers/fileStorage/fileStorage';
import { Refused } from './verb';

type MultipartBody = Extract<CallBody, { readonly kind: 'multipart' }>;

const fieldsMaxBytes = 256 * 1024;

/** A file of a request, on the local disk. */
export interface ReceivedFile extends LocalFile {
  /** The sender's name for it: for display only, never trusted. */
  readonly fileName: string;
  readonly contentType: string;
}

export interface ReceivedForm {
  readonly fields: Record<string, string>;
  readonly files: Record<string, ReceivedFile>;
  /** Removes the files that are still on the disk. */
  readonly discard: () => Promise<void>;
}

const tooLarge = (name: string, most: number) =>
  new Refused(413, `${name} is larger than ${Math.floor(most / 1024 / 1024)} MB`);
const badForm = () => new Refused(400, 'The request body is not valid multipart data');

/** Streams one part to disk. @throws Refused 413 as soon as the part is too large */
async function spool(
  part: Readable,
  path: string,
  { name, declared }: { name: string; declared: FilePart },
): Promise<LocalFile> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      size += piece.length;
      if (size > declared.maxBytes) {
        done(tooLarge(name, declared.maxBytes));
        return;
      }
      hash.update(piece);
      done(null, piece);
    },
  });
  const file = createWriteStream(path, { mode: 0o600 });
  try {
    await pipeline(part, counted, file);
  } finally {
    // A pipeline that fails may end before its file is open: what is removed then would be created afterwards.
    if (!file.closed) await new Promise<void>(done => void file.once('close', done).destroy());
  }
  return { path, size, sha256: hash.digest('hex') };
}

/** The fields and the declared files of a multipart request. Files are streamed to disk and never held in memory;
 *  their type is detected from the bytes, not from the name.
 *  @throws Refused 400, 413 or 415, naming the part; nothing is left on the disk then */
export async function readMultipart(
  request: Request,
  body: MultipartBody,
  home: FileHome,
): Promise<ReceivedForm> {
  const parts = Object.entries(body.files);
  const allowed = parts.reduce((sum, [, part]) => sum + part.maxBytes, fieldsMaxBytes);
  const requestTooLarge = () =>
    new Refused(413, `The request is larger than ${Math.ceil(allowed / 1024)} KB`);
  if (Number(request.headers.get('content-length') ?? 0) > allowed) throw requestTooLarge();
  const fields: Record<string, string> = {};
  const files: Record<string, ReceivedFile> = {};
  const begun = new Set<string>();
  const paths: string[] = [];
  const discard = async () => void (await Promise.all(paths.map(path => rm(path, { force: true }))));

  const underWay: Promise<void>[] = [];

  try {
    await receive();
    for (const [name, part] of parts) {
      if (part.required && !files[name]) throw new Refused(400, `${name} is required`);
    }
  } catch (error) {
    // A file is removed once nothing writes to it any more.
    await Promise.allSettled(underWay);
    await discard();
    throw error;
  }
  return { fields, files, discard };

  async function receive(): Promise<void> {
    if (!request.body) throw badForm();
    const form = readForm(request, allowed);
    const source = Readable.fromWeb(request.body as NodeStream);
    let fieldBytes = 0;
    await new Promise<void>((resolve, reject) => {
      let failed = false;
      const fail = (error: unknown) => {
        source.unpipe(form);
        // The rest is read and discarded, so that the sender receives the answer.
        source.resume();
        // Ends every part, and with it the file it is written to.
        form.destroy();
        failed = true;
        reject(error instanceof Refused ? error : badForm());
      };
      form.on('field', (name: string | undefined, value) => {
        // A part without a name is nothing anybody asked for.
        if (name === undefined) return;
        fieldBytes += name.length + value.length;
        if (fieldBytes > fieldsMaxBytes) fail(requestTooLarge());
        else if (!Object.hasOwn(body.files, name)) fields[name] = value;
      });
      form.on('file', (name: string | undefined, part, { filename = '' }) => {
        // Whoever reads the part learns of its error; without a listener it would end the process.
        part.on('error', () => undefined);
        if (failed) {
          // The parser goes on to the end of the piece in which it failed.
          part.destroy();
          return;
        }
        const declared = name !== undefined && Object.hasOwn(body.files, name) ? body.files[name] : undefined;
        if (name === undefined || !declared || begun.has(name)) {
          part.resume();
          return;
        }
        begun.add(name);
        const work = keep(name, declared, part, filename);
        work.catch(fail);
        underWay.push(work);
      });
      form.on('error', fail);
      form.on('close', () => void Promise.all(underWay).then(() => resolve(), reject));
      source.on('error', fail);
      // Closed before its end, with or without an error.
      source.on('close', () => {
        if (!source.readableEnded) fail(badForm());
      });
      // Undeclared parts count as well.
      let received = 0;
      source.on('data', (piece: Uint8Array) => {
        received += piece.byteLength;
        if (received > allowed) fail(requestTooLarge());
      });
      source.pipe(form);
    });
  }

  async function keep(name: string, declared: FilePart, part: Readable, fileName: string): Promise<void> {
    const path = await incomingPath(home);
    // Ended while the folder was made.
    if (part.destroyed) throw badForm();
    paths.push(path);
    const local = await spool(part, path, { name, declared });
    const inspected = await inspectFile(path);
    if (inspected === 'damaged') throw new Refused(415, `${name} ${fileMessages.damaged}`);
    if (!inspected || !declared.kinds.some(kind => kind === inspected.kind)) {
      throw new Refused(415, `${name} is not one of: ${declared.kinds.join(', ')}`);
    }
    files[name] = { ...local, fileName, contentType: inspected.contentType };
  }
}

function readForm(request: Request, allowed: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: { files: 20, fields: 200, fieldSize: fieldsMaxBytes, fileSize: allowed },
      defParamCharset: 'utf8',
    });
  } catch {
    throw badForm();
  }
}
