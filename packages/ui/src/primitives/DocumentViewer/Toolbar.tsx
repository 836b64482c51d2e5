import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Maximize,
  Minus,
  Plus,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import { Button, IconButton } from '../Button';
import { DownloadLink } from '../DownloadLink';
import { Text } from '../Text';
import { group, percentage, toolbar } from './DocumentViewer.css';
import type { DocumentSequence, Pages } from './sequence';
import type { View } from './useView';

type Props = {
  view: View;
  percent: number;
  state: 'loading' | 'locked' | 'ready' | 'failed';
  pages?: Pages | undefined;
  onPage: (by: 1 | -1) => void;
  sequence?: DocumentSequence | undefined;
  onLeaf: (by: 1 | -1) => void;
  title: string;
  fileName: string;
  downloadUrl: string;
};

const notReady = {
  loading: 'The document is on its way',
  locked: 'The document is locked',
  failed: 'The document could not be read',
} as const;

/** All actions of the viewer, each with its shortcut. */
export function Toolbar({ view, percent, state, pages, onPage, sequence, onLeaf, ...file }: Props) {
  const why = state === 'ready' ? undefined : notReady[state];
  return (
    <div className={toolbar} role="toolbar" aria-label="Document tools">
      {sequence && sequence.count > 1 ? (
        <div className={group}>
          <IconButton
            icon={ChevronLeft}
            label="Previous document"
            aria-keyshortcuts="["
            disabledReason={sequence.index === 0 ? 'This is the first document' : undefined}
            onClick={() => onLeaf(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next document"
            aria-keyshortcuts="]"
            disabledReason={sequence.index === sequence.count - 1 ? 'This is the last document' : undefined}
            onClick={() => onLeaf(1)}
          />
        </div>
      ) : null}
      <div className={group}>
        <IconButton
          icon={Minus}
          label="Zoom out"
          aria-keyshortcuts="-"
          disabledReason={why}
          onClick={view.zoomOut}
        />
        <Text size="caption" numeric tone="secondary">
          <span className={percentage}>{state === 'ready' ? `${percent} %` : '–'}</span>
        </Text>
        <IconButton
          icon={Plus}
          label="Zoom in"
          aria-keyshortcuts="+"
          disabledReason={why}
          onClick={view.zoomIn}
        />
        <IconButton
          icon={Maximize}
          label="Fit to window"
          aria-keyshortcuts="F"
          pressed={view.fitted}
          disabledReason={why}
          onClick={view.fit}
        />
        <Button variant="plain" size="sm" aria-keyshortcuts="0" disabledReason={why} onClick={view.actual}>
          100 %
        </Button>
      </div>
      <div className={group}>
        <IconButton
          icon={RotateCcw}
          label="Turn left"
          aria-keyshortcuts="Shift+R"
          disabledReason={why}
          onClick={() => view.turn(-1)}
        />
        <IconButton
          icon={RotateCw}
          label="Turn right"
          aria-keyshortcuts="R"
          disabledReason={why}
          onClick={() => view.turn(1)}
        />
      </div>
      {pages && pages.count > 1 ? (
        <div className={group}>
          <IconButton
            icon={ChevronUp}
            label="Previous page"
            aria-keyshortcuts="PageUp"
            disabledReason={pages.number === 1 ? 'This is the first page' : undefined}
            onClick={() => onPage(-1)}
          />
          <Text size="caption" numeric tone="secondary">
            {pages.number} / {pages.count}
          </Text>
          <IconButton
            icon={ChevronDown}
            label="Next page"
            aria-keyshortcuts="PageDown"
            disabledReason={pages.number === pages.count ? 'This is the last page' : undefined}
            onClick={() => onPage(1)}
          />
        </div>
      ) : null}
      <div className={group} data-end>
        <DownloadLink
          look="button"
          href={file.downloadUrl}
          fileName={file.fileName}
          label={`Download ${file.title}`}
        />
      </div>
    </div>
  );
}
