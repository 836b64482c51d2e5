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
import { hasLinks, idOf, type Lists, readable, type ReadableFile } from './readable';
import { withRevealed } from './withRevealed';

export type DocsTabProps = Lists & {
  /** Shows the additional documents alone, as customer support has them. @default all three tables */
  only?: 'documents' | undefined;
  /** The links have expired: files open only after a refresh. @default false */
  expired?: boolean | undefined;
  /** New links are loading. @default false */
  refreshing?: boolean | undefined;
  /** Reloads the documents with new links. */
  onRefresh: () => void;
  /** Fetches the password of one statement; the access is audited. Null when there is none. Rejects with the
   *  server's message. */
  onReveal: (fileId: string) => Promise<string | null>;
  /** Reveals one masked file and returns its link; the access is audited. Rejects with the server's message.
   *  @default no file is masked */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
};

/** Lifetime of a link; afterwards the file can no longer be displayed. */
const fileShownMs = 5 * 60_000;

/** The customer's documents: PAN and address proof, bank statements, additional documents (CR-076 to CR-078). */
export function DocsTab(props: DocsTabProps) {
  const { onRevealFile } = props;
  const reveals = useReveals<string>(async ref => (await onRevealFile?.(ref)) ?? null, fileShownMs);
  const lists = withRevealed(props, reveals);
  const { papers, statements, documents } = lists;
  const { refreshing = false, onRefresh, onReveal } = props;
  // Masked files have no link yet, so none that could expire.
  const expired = props.expired === true && hasLinks(props);
  const files = readable(lists);
  // Identified by key instead of link, so that a new link to the same file keeps the viewer open.
  const [opened, setOpened] = useState<string | null>(null);
  const links = { expired, onOpen: (file: FileLink) => setOpened(idOf(file)), reveals };
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
        {props.only === 'documents' ? null : (
          <>
            <PapersPanel {...links} papers={papers} onRetry={onRefresh} />
            <StatementsPanel {...links} statements={statements} onReveal={onReveal} />
          </>
        )}
        <AdditionalPanel {...links} documents={documents} />
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
