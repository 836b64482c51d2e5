import { type DecodedFile, readStatementFile, type ReadOutcome } from '@lending-desk/domain/statementFiles';
import type { StatementRequest } from '../readers/readerTasks';
import { unpacksWithin } from '../readers/unpacksWithin';
import { DecodeFault } from './decodeFault';
import { decodePdf } from './decodePdf';
import { decodeText } from './decodeText';
import { decodeWorkbook } from './decodeWorkbook';
import { statementLimits } from './limits';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

async function decode(bytes: Uint8Array, password: string): Promise<DecodedFile> {
  if (bytes.length === 0) throw new DecodeFault('CannotProcessFile', 'The file is empty.');
  if (bytes.length > statementLimits.bytes) throw new DecodeFault('FileTooLarge');
  // A PDF may have up to a kilobyte of other bytes before its head.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) {
    return decodePdf(bytes, password);
  }
  const zip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const compound = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  if (zip && !(await unpacksWithin(bytes, statementLimits.unpackedBytes)))
    throw new DecodeFault('CannotProcessFile', 'It is damaged, or too large when unpacked.');
  if (zip || compound) return decodeWorkbook(bytes, password);
  return decodeText(bytes);
}

/** Reads a statement file of any supported format.
 *  @returns never throws for what is in a file */
export async function readBytes(
  bytes: Uint8Array,
  { password, ...request }: StatementRequest,
): Promise<ReadOutcome> {
  try {
    return readStatementFile(await decode(bytes, password), request);
  } catch (error) {
    if (error instanceof DecodeFault) return { outcome: 'fault', code: error.code, because: error.because };
    // A stack trace says nothing to the people who see the outcome of a file.
    return { outcome: 'fault', code: 'CannotProcessFile', because: '' };
  }
}
