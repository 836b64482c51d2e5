import { FileDown } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { StatusLine } from '../../primitives/StatusLine';
import type { Done, Run } from '../../primitives/States';

export type PaperDownloadProps = {
  /** What the paper is: 'No Dues Letter'. */
  label: string;
  /** What came of the last press: the name of the file, or why there is none. */
  paper: Run | Done<{ message: string }>;
  /** Called when somebody downloads the paper. */
  onDownload: () => void;
  /** Why it cannot be downloaded. @default it can */
  whyNot?: string | undefined;
};

/** A paper for the customer, as a PDF (beyond 13). */
export function PaperDownload({ label, paper, onDownload, whyNot }: PaperDownloadProps) {
  return (
    <>
      <StatusLine state={paper.state}>{'message' in paper ? paper.message : ''}</StatusLine>
      <Button
        size="sm"
        icon={FileDown}
        loading={paper.state === 'running'}
        loadingLabel="Making"
        disabledReason={whyNot}
        onClick={onDownload}
      >
        {label}
      </Button>
    </>
  );
}
