import { useState } from 'react';
import { Dialog } from '../Dialog';
import { ImagePage } from './ImagePage';
import { PdfPage } from './PdfPage';
import type { DocumentSequence } from './sequence';

export type DocumentViewerProps = {
  open: boolean;
  onClose: () => void;
  /** What the document is: 'PAN, front'. */
  title: string;
  /** Where it is read from: a signed link or a data address. */
  src: string;
  /** What stays the same when the link is renewed, such as the key of the file. @default `src` */
  documentId?: string | undefined;
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
  const { open, onClose, title, sequence } = props;
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
      <Document {...props} />
    </Dialog>
  );
}

/** Lives as long as the viewer is open, and the passwords that opened a PDF with it. */
function Document({ src, kind, documentId = src, downloadUrl = src, ...rest }: DocumentViewerProps) {
  const [passwords] = useState(() => new Map<string, string>());
  const page = { ...rest, src, downloadUrl };
  // Another document starts anew: fitted, upright, on its first page.
  return kind === 'pdf' ? (
    <PdfPage key={documentId} {...page} documentId={documentId} passwords={passwords} />
  ) : (
    <ImagePage key={documentId} {...page} />
  );
}
