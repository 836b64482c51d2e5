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
import type { DocumentSequence } from './DocumentViewer';
import type { Pages } from './Stage';
import type { View } from './useView';

type Props = {
  view: View;
  percent: number;
  ready: boolean;
  pages?: Pages | undefined;
  onPage: (by: 1 | -1) => void;
  sequence?: DocumentSequence | undefined;
  onLeaf: (by: 1 | -1) => void;
  title: string;
  fileName: string;
  downloadUrl: string;
};

/** Everything that can be done with a document, each with its key. */
export function Toolbar({ view, percent, ready, pages, onPage, sequence, onLeaf, ...file }: Props) {
  return (
    <div className={toolbar} role="toolbar" aria-label="Document tools">
      {sequence && sequence.count > 1 ? (
        <div className={group}>
          <IconButton
            icon={ChevronLeft}
            label="Previous document"
            aria-keyshortcuts="["
            disabled={sequence.index === 0}
            onClick={() => onLeaf(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next document"
            aria-keyshortcuts="]"
            disabled={sequence.index === sequence.count - 1}
            onClick={() => onLeaf(1)}
          />
        </div>
      ) : null}
      <div className={group}>
        <IconButton
          icon={Minus}
          label="Zoom out"
          aria-keyshortcuts="-"
          disabled={!ready}
          onClick={view.zoomOut}
        />
        <Text size="caption" numeric tone="secondary">
          <span className={percentage}>{ready ? `${percent} %` : '–'}</span>
        </Text>
        <IconButton
          icon={Plus}
          label="Zoom in"
          aria-keyshortcuts="+"
          disabled={!ready}
          onClick={view.zoomIn}
        />
        <IconButton
          icon={Maximize}
          label="Fit to window"
          aria-keyshortcuts="F"
          pressed={view.fitted}
          disabled={!ready}
          onClick={view.fit}
        />
        <Button variant="plain" size="sm" aria-keyshortcuts="0" disabled={!ready} onClick={view.actual}>
          100 %
        </Button>
      </div>
      <div className={group}>
        <IconButton
          icon={RotateCcw}
          label="Turn left"
          aria-keyshortcuts="Shift+R"
          disabled={!ready}
          onClick={() => view.turn(-1)}
        />
        <IconButton
          icon={RotateCw}
          label="Turn right"
          aria-keyshortcuts="R"
          disabled={!ready}
          onClick={() => view.turn(1)}
        />
      </div>
      {pages && pages.count > 1 ? (
        <div className={group}>
          <IconButton
            icon={ChevronUp}
            label="Previous page"
            aria-keyshortcuts="PageUp"
            disabled={pages.number === 1}
            onClick={() => onPage(-1)}
          />
          <Text size="caption" numeric tone="secondary">
            {pages.number} / {pages.count}
          </Text>
          <IconButton
            icon={ChevronDown}
            label="Next page"
            aria-keyshortcuts="PageDown"
            disabled={pages.number === pages.count}
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
