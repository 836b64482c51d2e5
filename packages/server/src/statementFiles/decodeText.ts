import type { DecodedFile } from '@lending-desk/domain/statementFiles';
import papaparse from 'papaparse';
import { DecodeFault } from './decodeFault';
import { statementLimits } from './limits';

/** The encoding of a text: by its byte order mark, by where its zero bytes are, or UTF-8 if it is valid, and
 *  otherwise the one of older Windows programs. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const zeros = (odd: 0 | 1) =>
    bytes.subarray(0, 200).filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const sample = Math.min(200, bytes.length) / 2;
  if ((first === 0xff && second === 0xfe) || zeros(1) > sample * 0.6)
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || zeros(0) > sample * 0.6)
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [',', ';', '\t', '|'] as const;

/** The delimiter that cuts the most lines into the same number of cells, at least three. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n|\r/, 200).filter(line => line.trim() !== '');
  const scores = delimiters.map(delimiter => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cells = line.replaceAll(/"[^"]*"/g, '').split(delimiter).length;
      if (cells >= 3) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    return { delimiter, score: Math.max(0, ...counts.values()) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}

function rowsOf(text: string, delimiter: string): readonly (readonly string[])[] {
  const settings = { delimiter, preview: statementLimits.rows + 1 };
  const { data, errors } = papaparse.parse<string[]>(text, settings);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // The last quote is never closed: the file is cut off. Any other is a stray one inside a narration.
  const last = errors.some(({ code, row }) => code === 'MissingQuotes' && (row ?? 0) >= data.length - 2);
  if (last) throw new DecodeFault('CannotProcessFile', 'It ends in the middle of a row.');
  return papaparse.parse<string[]>(text, { ...settings, quoteChar: '\u0000' }).data;
}

/** Cuts a text file (CSV, TSV, semicolons, any Unicode encoding) into its cells.
 *  @throws DecodeFault beyond the limits, and for a quote that is never closed */
export function decodeText(bytes: Uint8Array): DecodedFile {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) throw new DecodeFault('UnsupportedFileType');
  if (/^\s*<(?:!doctype|html|svg|\?xml)/i.test(text)) throw new DecodeFault('UnsupportedFileType');
  const rows = rowsOf(text, delimiterOf(text));
  if (rows.length > statementLimits.rows) throw new DecodeFault('FileTooLarge');
  return {
    kind: 'grid',
    sheets: [rows.map(row => row.slice(0, statementLimits.columns))],
    openEnd: !/[\r\n]\s*$/.test(text),
  };
}
