import { Dialog } from '../Dialog';
import { ImagePage } from './ImagePage';
import { PdfPage } from './PdfPage';

/** Where the document stands among its neighbours. */
export type DocumentSequence = {
  /** From 0. */
  index: number;
  count: number;
  /** Asks for a neighbour; the parent shows it. */
  onMove: (index: number) => void;
};

export type DocumentViewerProps = {
  open: boolean;
  onClose: () => void;
  /** What the document is: 'PAN, front'. */
  title: string;
  /** Where it is read from: a signed link or a data address. */
  src: string;
  kind: 'image' | 'pdf';
  /** The name it is saved under. */
  fileName: string;
  /** Where it is saved from. @default `src` */
  downloadUrl?: string | undefined;
  /** Asks for a fresh link when it could not be read. @default the same one is read again */
  onRetry?: (() => void) | undefined;
  /** Fetches the password that is kept for a protected PDF, null when none is; rejected in words to show.
   *  @default only the reader is asked */
  storedPassword?: (() => Promise<string | null>) | undefined;
  /** The documents it can be leafed through with. @default it stands alone */
  sequence?: DocumentSequence | undefined;
};

/** A picture or a PDF read in place, over the window: zoom, turn, leaf. Nothing of it is kept; Esc closes it and
 *  returns the focus to what opened it. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { open, onClose, title, src, kind, sequence } = props;
  const Page = kind === 'pdf' ? PdfPage : ImagePage;
  return (
    <Dialog
      title={title}
      meta={sequence && sequence.count > 1 ? `${sequence.index + 1} of ${sequence.count}` : undefined}
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      width="full"
      bare
    >
      {/* Another document starts anew: fitted, upright, on its first page. */}
      <Page
        key={src}
        src={src}
        title={title}
        fileName={props.fileName}
        downloadUrl={props.downloadUrl ?? src}
        onRetry={props.onRetry}
        sequence={sequence}
        storedPassword={props.storedPassword}
      />
    </Dialog>
  );
}
