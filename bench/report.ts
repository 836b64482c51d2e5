import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/install.mjs';
import type { Options } from './options';

/** A table of results; null for a missing value. Units are part of the column or row names. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** The machine the results were measured on. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  /** Load average of the minute before; above the number of cores, the machine was busy. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

function textOf(cell: string | number | null): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  const digits = cell >= 100 || Number.isInteger(cell) ? 0 : cell >= 10 ? 1 : cell >= 0.1 ? 2 : 4;
  return cell.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Prints a table as Markdown, to read here or paste into docs/bench.md; names are left-aligned, numbers and goals
 *  right-aligned. */
export function printTable({ title, columns, rows }: Table): void {
  const lines = [columns, ...rows.map(row => row.map(textOf))];
  const widths = columns.map((_, column) => Math.max(3, ...lines.map(line => line[column]?.length ?? 0)));
  const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  console.log(`\n${title}\n`);
  for (const [place, line] of lines.entries()) {
    print(line.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)));
    if (place === 0) print(rule);
  }
}

/** Saves a run as .cache/bench/<date>.json. @returns the file's path */
export function saveRun(run: {
  readonly date: Date;
  readonly machine: Machine;
  readonly options: Options;
  readonly tables: readonly Table[];
}): string {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${run.date.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}
