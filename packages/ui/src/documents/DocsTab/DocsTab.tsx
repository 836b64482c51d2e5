import type { AdditionalDocumentRow, BankStatementRow, DocumentRow } from '@lending-desk/domain/documents';
import type { FileLink } from '@lending-desk/domain/files';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { DocumentViewer } from '../../primitives/DocumentViewer';
import { useReveals } from '../../primitives/Reveal';
import { Staged } from '../../primitives/Staged';
import { AdditionalPanel } from './AdditionalPanel';
import { PapersPanel } from './PapersPanel';
import { StatementsPanel } from './StatementsPanel';
import { hasLinks, idOf, readable, type ReadableFile } from './readable';
import { withRevealed } from './withRevealed';

export type DocsTabProps = {
  /** PAN and address; 'loading' and 'failed' while they are fetched. */
  papers: readonly DocumentRow[] | 'loading' | 'failed';
  /** Null when the field could not be read. */
  statements: readonly BankStatementRow[] | null;
  /** Null when the field could not be read. */
  documents: readonly AdditionalDocumentRow[] | null;
  /** The links are older than they live: nothing opens until there are new ones. @default false */
  expired?: boolean | undefined;
  /** New links are on their way. @default false */
  refreshing?: boolean | undefined;
  /** Asks for the documents again, with new links. */
  onRefresh: () => void;
  /** Asks for the password of one statement, which is recorded; null when there is none.
   *  Rejected with the server's words. */
  onReveal: (fileId: string) => Promise<string | null>;
  /** Asks for one covered file, which is recorded: its link. Rejected with the server's words.
   *  @default no file is covered */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
};

/** As long as a link works: after it there is nothing left to see. */
const fileShownMs = 5 * 60_000;

/** What the customer handed in: papers, bank statements, further documents (CR-076 to CR-078). */
export function DocsTab(props: DocsTabProps) {
  const { onRevealFile } = props;
  const reveals = useReveals<string>(async ref => (await onRevealFile?.(ref)) ?? null, fileShownMs);
  const { papers, statements, documents } = withRevealed(props, reveals);
  const { refreshing = false, onRefresh, onReveal } = props;
  // What is covered has no link yet that could be too old.
  const expired = props.expired === true && hasLinks(props);
  const files = readable(papers, statements, documents);
  // By key and not by link: a new link to the same file keeps the viewer open.
  const [opened, setOpened] = useState<string | null>(null);
  const open = (file: FileLink) => setOpened(idOf(file));
  const index = files.findIndex(file => file.id === opened);
  const shown: ReadableFile | undefined = files[index];
  const passwordOf = shown?.passwordOf;
  return (
    <>
      {expired ? (
        <Banner
          tone="flag"
          live
          title="The links to these files have expired"
          action={
            <Button size="sm" icon={RefreshCw} loading={refreshing} onClick={onRefresh}>
              Get new links
            </Button>
          }
        >
          A link works for five minutes.
        </Banner>
      ) : null}
      <Staged>
        <PapersPanel papers={papers} expired={expired} onOpen={open} reveals={reveals} onRetry={onRefresh} />
        <StatementsPanel
          statements={statements}
          expired={expired}
          onOpen={open}
          reveals={reveals}
          onReveal={onReveal}
        />
        <AdditionalPanel documents={documents} expired={expired} onOpen={open} reveals={reveals} />
      </Staged>
      {shown ? (
        <DocumentViewer
          open
          onClose={() => setOpened(null)}
          title={shown.title}
          src={shown.url}
          documentId={shown.id}
          kind={shown.kind}
          fileName={shown.fileName}
          onRetry={onRefresh}
          storedPassword={passwordOf === undefined ? undefined : () => onReveal(passwordOf)}
          sequence={{ index, count: files.length, onMove: next => setOpened(files[next]?.id ?? null) }}
        />
      ) : null}
    </>
  );
}
