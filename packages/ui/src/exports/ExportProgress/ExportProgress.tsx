import { fileSizeText } from '@lending-desk/domain/files';
import { groupIndian } from '@lending-desk/domain/money';
import { X } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { progress, runner, status, track } from './ExportProgress.css';

/** State of an export. Nothing is saved until it is done. */
export type ExportRun =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly rows: number; readonly bytes: number }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'done';
      readonly rows: number;
      readonly fileName: string;
      /** How many of the requested loan ids belong to no loan. @default 0 */
      readonly missing?: number | undefined;
    };

export type ExportProgressProps = {
  /** The export, and how far it is. */
  run: ExportRun;
  onCancel: () => void;
};

/** '1,25,000 rows', '1 row'. */
function rowsText(rows: number): string {
  return `${groupIndian(String(rows))} ${rows === 1 ? 'row' : 'rows'}`;
}

function missingText(missing: number): string {
  if (missing === 0) return '';
  return missing === 1 ? '. 1 loan id was not found' : `. ${missing} loan ids were not found`;
}

const lines = {
  idle: 'idle',
  running: 'running',
  cancelled: 'idle',
  failed: 'failed',
  done: 'done',
} as const;

function wordsOf(run: ExportRun): string {
  switch (run.state) {
    case 'idle':
      return '';
    case 'running':
      return 'Exporting';
    case 'cancelled':
      return 'Cancelled. Nothing was saved.';
    case 'failed':
      return run.message;
    case 'done':
      return `Saved ${rowsText(run.rows)} as ${run.fileName}${missingText(run.missing ?? 0)}`;
  }
}

/** Progress of a download with a Cancel button, then one line with the outcome. */
export function ExportProgress({ run, onCancel }: ExportProgressProps) {
  const sofar = run.state === 'running' ? `${rowsText(run.rows)}, ${fileSizeText(run.bytes)} so far` : '';
  return (
    <div className={progress}>
      {run.state === 'running' ? (
        <>
          <div className={track} role="progressbar" aria-label="Export" aria-valuetext={sofar}>
            <div className={runner} />
          </div>
          <Stack direction="row" gap="3" justify="between">
            {/* Not a live region: it changes many times a second. */}
            <Text tone="secondary" numeric>
              {sofar}
            </Text>
            <Button size="sm" icon={X} onClick={onCancel}>
              Cancel
            </Button>
          </Stack>
        </>
      ) : null}
      {/* While running, the button already shows this text, so it is for screen readers only. */}
      <div className={status} data-spoken={run.state === 'running' || undefined}>
        <StatusLine state={lines[run.state]}>{wordsOf(run)}</StatusLine>
      </div>
    </div>
  );
}
