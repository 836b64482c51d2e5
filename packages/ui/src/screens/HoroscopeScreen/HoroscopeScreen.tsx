import { type BusinessDate, formatDate, isMonday } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import {
  type Category,
  type HoroscopeWeek,
  longestPrediction,
  type Sign,
  signs,
  written,
  horoscopeMessages,
} from '@lending-desk/domain/horoscope';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignCard } from '../../horoscope/SignCard';
import { Button } from '../../primitives/Button';
import { Calendar } from '../../primitives/DateField';
import { EmptyState } from '../../primitives/EmptyState';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { PageHeading } from '../../primitives/PageHeading';
import { useShortcuts } from '../../primitives/Shortcuts';
import { Skeleton } from '../../primitives/Skeleton';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { cards, columns, head, meter, picker, progress, titleRow, titles } from './HoroscopeScreen.css';
import { Page } from '../PageLayout';

/** The week that is shown. */
export type WeekRead =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | {
      state: 'ready';
      week: HoroscopeWeek;
      /** 'Saved by Nandita Rao on 21 Nov 2026, 02:05 pm'. @default not saved yet */
      savedNote?: string | undefined;
    };

/** State of the save; a failure with the server's messages. */
export type HoroscopeSave =
  | { state: 'idle' }
  | { state: 'running' }
  | { state: 'saved' }
  | { state: 'failed'; messages: readonly string[] };

export type HoroscopeScreenProps = {
  /** Today's business date. */
  today: BusinessDate;
  /** The Monday the week begins on; null before one is chosen. */
  date: BusinessDate | null;
  /** Called with a Monday. */
  onDate: (date: BusinessDate) => void;
  /** The Mondays of the weeks that are saved, or have a draft. @default none is known */
  marks?: Readonly<Record<string, 'saved' | 'draft'>> | undefined;
  /** The week, or that it is loading or failed. */
  read: WeekRead;
  /** Called with a sign, a category and the text typed for them. */
  onPrediction: (sign: Sign, category: Category, prediction: string) => void;
  /** The saving of the week. */
  save: HoroscopeSave;
  onSave: () => void;
  /** Why this person may not save; the texts are then read-only. @default allowed */
  whyNot?: string | undefined;
  /** Copies the texts of the week before into the empty ones. */
  onCopy: () => void;
  /** State of the copy, with what it did. */
  copy: { state: 'idle' | 'running' | 'done' | 'failed'; message?: string | undefined };
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** A notice above the cards. @default none */
  notice?: ReactNode;
};

const skeletons = [0, 1, 2, 3, 4, 5];
const all = signs.length * 3;

/** The horoscope of a week: a calendar of Mondays, a card for each sign, Save with its result [HO-001 to HO-007]. */
export function HoroscopeScreen(props: HoroscopeScreenProps) {
  const { today, date, onDate, read, save, onSave, whyNot, onCopy, copy, draftNote } = props;
  const ready = date !== null && read.state === 'ready' ? read : null;
  const running = save.state === 'running';
  const tooLong =
    ready !== null &&
    signs.some(sign => Object.values(ready.week[sign]).some(text => text.length > longestPrediction));
  const blocked =
    whyNot ??
    (date === null ? 'Choose a Monday first' : ready === null ? 'The week is not loaded' : undefined) ??
    (tooLong ? `A prediction has at most ${longestPrediction} characters` : undefined);
  useShortcuts({
    'ctrl+s': () => {
      if (blocked === undefined && !running) onSave();
    },
  });
  const count = ready ? written(ready.week) : 0;
  return (
    <Page>
      <div className={head}>
        <div className={titleRow}>
          <div className={titles}>
            <PageHeading title={horoscopeMessages.heading}>
              {[date === null ? null : `Week of Monday, ${formatDate(date)}`, ready?.savedNote, draftNote]
                .filter(Boolean)
                .join(' · ')}
            </PageHeading>
          </div>
          {ready ? (
            <span className={progress}>
              {`${count} of ${all} written`}
              <progress className={meter} value={count} max={all} aria-label="Predictions written" />
            </span>
          ) : null}
          {ready && whyNot === undefined ? (
            <Button
              icon={Copy}
              loading={copy.state === 'running'}
              loadingLabel="Copying"
              onClick={onCopy}
              disabledReason={running ? 'It is being saved' : undefined}
            >
              Copy last week
            </Button>
          ) : null}
          <Button
            variant="solid"
            kbd="Ctrl S"
            loading={running}
            loadingLabel="Saving"
            disabledReason={blocked}
            onClick={onSave}
          >
            Save
          </Button>
        </div>
        <Result save={save} copy={copy} />
      </div>
      <div className={columns}>
        <div className={picker}>
          <Calendar
            label="Week"
            value={date}
            today={today}
            onPick={day => {
              if (isMonday(day)) onDate(day);
            }}
            isEnabled={isMonday}
            marks={props.marks}
          />
          <Text as="p" size="caption" tone="tertiary">
            {horoscopeMessages.onlyMondays}
          </Text>
          {props.marks === undefined ? null : (
            <Text as="p" size="caption" tone="tertiary">
              ● saved, ○ draft not saved
            </Text>
          )}
        </div>
        <div>
          {props.notice}
          <Week {...props} />
        </div>
      </div>
    </Page>
  );
}

/** The alert area [HO-007]: what came of the save, or of copying. Its line is there while it says nothing, so that a
 *  message moves nothing. */
function Result({ save, copy }: Pick<HoroscopeScreenProps, 'save' | 'copy'>) {
  if (save.state === 'saved') return <StatusLine state="done">{horoscopeMessages.saved}</StatusLine>;
  if (save.state === 'failed') {
    const message = save.messages.length > 0 ? save.messages.join('. ') : messages.page.contactAdmin;
    return <StatusLine state="failed">{message}</StatusLine>;
  }
  const copied = copy.state === 'done' || copy.state === 'failed' ? copy.state : 'idle';
  return <StatusLine state={copied}>{copied === 'idle' ? null : copy.message}</StatusLine>;
}

function Week({ date, read, onPrediction, whyNot }: HoroscopeScreenProps) {
  if (date === null) {
    return <EmptyState title="No week chosen yet" why="Choose the Monday the week begins on." />;
  }
  if (read.state === 'failed') {
    return <ErrorPanel title={read.message} retry={{ onTryNow: read.onRetry }} />;
  }
  if (read.state === 'loading') {
    return (
      <div className={cards} role="status" aria-busy aria-label={`Loading the week of ${formatDate(date)}`}>
        {skeletons.map(key => (
          <Skeleton key={key} width="100%" height={220} radius="lg" />
        ))}
      </div>
    );
  }
  return (
    <div className={cards}>
      {signs.map((sign, index) => (
        <SignCard
          key={sign}
          sign={sign}
          number={index + 1}
          predictions={read.week[sign]}
          onPrediction={onPrediction}
          readOnly={whyNot !== undefined}
        />
      ))}
    </div>
  );
}
