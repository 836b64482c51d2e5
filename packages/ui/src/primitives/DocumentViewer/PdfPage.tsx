import { useState } from 'react';
import { type PageProps, Stage } from './Stage';
import { usePdf, usePdfPage } from './usePdf';

type Props = PageProps & {
  documentId: string;
  /** Working passwords by document, kept while the viewer is open. */
  passwords: Map<string, string>;
};

/** A PDF in the viewer, one page at a time. */
export function PdfPage({ src, documentId, passwords, storedPassword, ...props }: Props) {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(src, attempt, documentId, passwords);
  const [number, setNumber] = useState(1);
  const page = usePdfPage(pdf.state === 'ready' ? pdf.document : null, number);
  const failed = pdf.state === 'failed' ? pdf : page.state === 'failed' ? page : null;
  return (
    <Stage
      {...props}
      state={failed ? 'failed' : pdf.state === 'locked' ? 'locked' : page.state}
      why={failed?.why}
      natural={page.state === 'ready' ? page.natural : null}
      onAgain={() => setAttempt(attempt + 1)}
      pages={
        pdf.state === 'ready' ? { number, count: pdf.document.numPages, onTurnTo: setNumber } : undefined
      }
    >
      {view =>
        pdf.state === 'locked' ? (
          <pdf.reader.PasswordForm tryPassword={pdf.tryPassword} storedPassword={storedPassword} />
        ) : pdf.state === 'ready' && page.state === 'ready' && view.drawn ? (
          <pdf.reader.PdfSheet page={page.page} view={view} name={`${props.title}, page ${number}`} />
        ) : null
      }
    </Stage>
  );
}
