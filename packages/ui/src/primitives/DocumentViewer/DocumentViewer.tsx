import { useState } from 'react';
import { Dialog } from '../Dialog';
import { ImagePage } from './ImagePage';
import { PdfPage } from './PdfPage';
import type { DocumentSequence } from './sequence';

export type DocumentViewerProps = {
  open: boolean;
  onClose: () => void;
  /** Title of the document: 'PAN, front'. */
  title: string;
  /** URL of the document: a signed link or a data URL. */
  src: string;
  /** An id that stays the same when the link is renewed, such as the file's key. @default `src` */
  documentId?: string | undefined;
  /** What the file is. */
  kind: 'image' | 'pdf';
  /** Name of the downloaded file. */
  fileName: string;
  /** URL of the download. @default `src` */
  downloadUrl?: string | undefined;
  /** Requests a fresh link after a failure. @default loads the same link again */
  onRetry?: (() => void) | undefined;
  /** Fetches the stored password of a protected PDF, or null if there is none. Rejects with a message to show.
   *  @default always asks the user */
  storedPassword?: (() => Promise<string | null>) | undefined;
  /** The documents to page through. @default a single document */
  sequence?: DocumentSequence | undefined;
};

/** Shows an image or a PDF in a full-window dialog with zoom, rotation and paging. Nothing is cached; Esc closes
 *  it and returns focus to the opener. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { open, onClose, title, sequence } = props;
  return (
    <Dialog
      title={title}
      meta={sequence && sequence.count > 1 ? `${sequence.index + 1} of ${sequence.count}` : undefined}
      open={open}
      onClose={onClose}
      width="full"
      bare
    >
      <Document {...props} />
    </Dialog>
  );
}

/** Mounted while the viewer is open; keeps the PDF passwords entered so far. */
function Document({ src, kind, documentId = src, downloadUrl = src, ...rest }: DocumentViewerProps) {
  const [passwords] = useState(() => new Map<string, string>());
  const page = { ...rest, src, downloadUrl };
  // Keyed by document, so that each one starts fitted, upright and on its first page.
  return kind === 'pdf' ? (
    <PdfPage key={documentId} {...page} documentId={documentId} passwords={passwords} />
  ) : (
    <ImagePage key={documentId} {...page} />
  );
}
