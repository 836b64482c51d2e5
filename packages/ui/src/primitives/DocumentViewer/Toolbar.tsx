import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  type LucideIcon,
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

type ToolProps = {
  icon: LucideIcon;
  label: string;
  keys: string;
  /** Why it can do nothing now. */
  why: string | undefined;
  pressed?: boolean;
  onPress: () => void;
};

function Tool({ keys, why, onPress, ...face }: ToolProps) {
  return <IconButton {...face} aria-keyshortcuts={keys} disabledReason={why} onClick={onPress} />;
}

/** All actions of the viewer, each with its shortcut. */
export function Toolbar({ view, percent, state, pages, onPage, sequence, onLeaf, ...file }: Props) {
  const why = state === 'ready' ? undefined : notReady[state];
  return (
    <div className={toolbar} role="toolbar" aria-label="Document tools">
      {sequence && sequence.count > 1 ? (
        <div className={group}>
          <Tool
            icon={ChevronLeft}
            label="Previous document"
            keys="["
            why={sequence.index === 0 ? 'This is the first document' : undefined}
            onPress={() => onLeaf(-1)}
          />
          <Tool
            icon={ChevronRight}
            label="Next document"
            keys="]"
            why={sequence.index === sequence.count - 1 ? 'This is the last document' : undefined}
            onPress={() => onLeaf(1)}
          />
        </div>
      ) : null}
      <div className={group}>
        <Tool icon={Minus} label="Zoom out" keys="-" why={why} onPress={view.zoomOut} />
        <Text size="caption" numeric tone="secondary">
          <span className={percentage}>{state === 'ready' ? `${percent} %` : '–'}</span>
        </Text>
        <Tool icon={Plus} label="Zoom in" keys="+" why={why} onPress={view.zoomIn} />
        <Tool
          icon={Maximize}
          label="Fit to window"
          keys="F"
          why={why}
          pressed={view.fitted}
          onPress={view.fit}
        />
        <Button variant="plain" size="sm" aria-keyshortcuts="0" disabledReason={why} onClick={view.actual}>
          100 %
        </Button>
      </div>
      <div className={group}>
        <Tool icon={RotateCcw} label="Turn left" keys="Shift+R" why={why} onPress={() => view.turn(-1)} />
        <Tool icon={RotateCw} label="Turn right" keys="R" why={why} onPress={() => view.turn(1)} />
      </div>
      {pages && pages.count > 1 ? (
        <div className={group}>
          <Tool
            icon={ChevronUp}
            label="Previous page"
            keys="PageUp"
            why={pages.number === 1 ? 'This is the first page' : undefined}
            onPress={() => onPage(-1)}
          />
          <Text size="caption" numeric tone="secondary">
            {pages.number} / {pages.count}
          </Text>
          <Tool
            icon={ChevronDown}
            label="Next page"
            keys="PageDown"
            why={pages.number === pages.count ? 'This is the last page' : undefined}
            onPress={() => onPage(1)}
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
