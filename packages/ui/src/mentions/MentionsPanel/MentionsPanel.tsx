import { desks } from '@lending-desk/domain/access';
import { formatDateTime } from '@lending-desk/domain/calendar';
import type { Mention, Mentions } from '@lending-desk/domain/mentions';
import type { RefObject } from 'react';
import { Button } from '../../primitives/Button';
import { Counter } from '../../primitives/Counter';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { FieldPopup } from '../../primitives/Field';
import { useLinkComponent } from '../../primitives/Link';
import { Skeleton } from '../../primitives/Skeleton';
import type { Read } from '../../primitives/States';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { head, item, line, list, panel, words } from './MentionsPanel.css';

export type MentionsPanelProps = {
  /** Where the person was mentioned, newest first. */
  mentions: Read<Mentions>;
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>;
  /** Names the panel for its button. */
  id: string;
  /** The address of the comments of a loan at a desk. */
  addressOf: (mention: Mention) => string;
  /** A mention is followed. */
  onFollow: (mention: Mention) => void;
  onMarkAll: () => void;
  onClose: () => void;
};

/** Where the person was mentioned, below the bell: who, on which loan, how the comment begins, and when. */
export function MentionsPanel({ button, id, ...list }: MentionsPanelProps) {
  return (
    <FieldPopup
      open
      anchor={button}
      width="content"
      onDismiss={by => {
        list.onClose();
        if (by === 'escape') button.current?.focus();
      }}
    >
      <section id={id} className={panel} aria-label="Mentions" aria-busy={list.mentions.state === 'loading'}>
        <MentionList {...list} />
      </section>
    </FieldPopup>
  );
}

function MentionList({
  mentions,
  addressOf,
  onFollow,
  onMarkAll,
  onClose,
}: Omit<MentionsPanelProps, 'button' | 'id'>) {
  const Link = useLinkComponent();
  if (mentions.state === 'loading')
    return (
      <div className={head} role="status" aria-label="Loading mentions">
        <Skeleton height={44} />
      </div>
    );
  if (mentions.state === 'failed')
    return <ErrorPanel title={mentions.message} retry={{ onTryNow: mentions.onRetry }} />;
  const { value } = mentions;
  if (value.mentions.length === 0)
    return (
      <EmptyState
        title="Nobody has mentioned you yet"
        why="When a colleague writes @ and your name in a comment of a loan, it is listed here for ninety days."
      />
    );
  return (
    <>
      <div className={head}>
        <Text weight="semibold">Mentions</Text>
        <Button
          size="xs"
          variant="plain"
          disabledReason={value.unread === 0 ? 'Everything is read' : undefined}
          onClick={onMarkAll}
        >
          Mark all read
        </Button>
      </div>
      <ul className={list}>
        {value.mentions.map(mention => (
          <li key={`${mention.desk} ${mention.loanId}`}>
            <Link
              className={item}
              to={addressOf(mention)}
              data-unread={mention.unread > 0 || undefined}
              onClick={() => {
                onClose();
                onFollow(mention);
              }}
            >
              <MentionRow mention={mention} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function MentionRow({ mention }: { mention: Mention }) {
  const { loanId, desk, customer, author, comment, at, unread } = mention;
  return (
    <>
      <span className={line}>
        <Text weight={unread > 0 ? 'semibold' : 'medium'} truncate>
          {author}
        </Text>
        <Text as="time" size="caption" tone="tertiary" dateTime={at} numeric>
          {formatDateTime(at)}
        </Text>
      </span>
      <span className={line}>
        <Text size="caption" tone="secondary" truncate>
          {`${loanId} ${customer}, ${desks[desk].label}`}
        </Text>
        {unread === 0 ? null : unread === 1 ? (
          <VisuallyHidden>unread</VisuallyHidden>
        ) : (
          <Counter value={unread} tone="accent" label="unread" />
        )}
      </span>
      <span className={words} dir="auto">
        {comment}
      </span>
    </>
  );
}
