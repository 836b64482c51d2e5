import { addDays, type BusinessDate, formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import {
  type Category,
  emptyWeek,
  filledFrom,
  isHoroscopeWeek,
  sameWeek,
  type Sign,
  type StoredWeek,
  withPrediction,
  written,
} from '@lending-desk/domain/horoscope';
import { WeekConflict } from '@lending-desk/ui/horoscope/WeekConflict';
import { OtherDraftNotice } from '@lending-desk/ui/loan/OtherDraftNotice';
import {
  type HoroscopeSave,
  HoroscopeScreen,
  type HoroscopeScreenProps,
  type WeekRead,
} from '@lending-desk/ui/screens/HoroscopeScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../../../drafts/LeaveGuard';
import { useDraft } from '../../../drafts/useDraft';
import { failureOf, textOf } from '../../../http/apiError';
import { horoscopeQueries, useSaveWeek, weekInConflict } from '../../../queries/horoscope';
import { useSession } from '../../../session/session';
import { useWeekMarks } from './useWeekMarks';

type Props = Pick<HoroscopeScreenProps, 'today' | 'onDate' | 'whyNot'> & {
  date: BusinessDate;
  /** idString of who writes. */
  person: string;
};

const keeps = 'What you wrote is not saved. It stays on this computer as a draft.';

/** One week: what is stored, what is being written, and what somebody else saved meanwhile. */
export function WeekEditor({ date, person, ...page }: Props) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(horoscopeQueries.week(date));
  const { draft, base, baseVersion, setDraft, rebase, draftNote, other } = useDraft({
    person,
    of: date,
    form: 'horoscope',
    initial: data?.predictions ?? emptyWeek,
    version: data?.version ?? 0,
    fits: isHoroscopeWeek,
    same: sameWeek,
  });
  const { press, reset, pending, succeeded, error: refused } = useSaveWeek(date);
  const [theirs, setTheirs] = useState<StoredWeek | null>(null);
  const [copy, setCopy] = useState<HoroscopeScreenProps['copy']>({ state: 'idle' });
  const { status } = useSession();

  // Two changes before the next render both count.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const change = useCallback(
    (week: typeof draft) => {
      latest.current = week;
      // What the alert said was about the texts as they were.
      reset();
      setDraft(week);
    },
    [reset, setDraft],
  );
  const onPrediction = useCallback(
    (sign: Sign, category: Category, text: string) => {
      setCopy({ state: 'idle' });
      change(withPrediction(latest.current, sign, category, text));
    },
    [change],
  );

  const save = (week: typeof draft, version: number) => {
    setCopy({ state: 'idle' });
    press({ week, version }, { failed: thrown => setTheirs(weekInConflict(thrown)) });
  };

  const onCopy = async () => {
    const before = addDays(date, -7);
    setCopy({ state: 'running' });
    try {
      const { predictions } = await client.fetchQuery(horoscopeQueries.week(before));
      const now = latest.current;
      const filled = filledFrom(now, predictions);
      const copied = written(filled) - written(now);
      if (copied > 0) change(filled);
      setCopy({ state: 'done', message: copyText(copied, written(predictions), formatDate(before)) });
    } catch (thrown) {
      setCopy({ state: 'failed', message: textOf(thrown, messages.page.contactAdmin) });
    }
  };

  const changed = data !== undefined && !sameWeek(draft, base);
  const marks = useWeekMarks(person);
  return (
    <>
      <HoroscopeScreen
        {...page}
        marks={marks && (changed ? { ...marks, [date]: 'draft' } : marks)}
        date={date}
        read={readOf({ data, error, week: draft, onRetry: () => void refetch() })}
        onPrediction={onPrediction}
        save={saveOf({ pending, succeeded, refused: status === 'expired' ? null : refused })}
        onSave={() => save(draft, baseVersion)}
        onCopy={() => void onCopy()}
        copy={copy}
        draftNote={draftNote}
        notice={other ? <OtherDraftNotice onTake={other.onTake} onDrop={other.onDrop} /> : undefined}
      />
      {changed ? <LeaveGuard loses={keeps} query /> : null}
      {theirs ? (
        <WeekConflict
          open
          original={base}
          mine={draft}
          theirs={theirs.predictions}
          by={theirs.savedBy}
          onResolve={week => {
            client.setQueryData(horoscopeQueries.week(date).queryKey, theirs);
            rebase(week, theirs.predictions, theirs.version);
            setTheirs(null);
            save(week, theirs.version);
          }}
          onClose={() => setTheirs(null)}
        />
      ) : null}
    </>
  );
}

function copyText(copied: number, there: number, week: string): string {
  if (there === 0) return `Nothing is saved for the week of ${week}`;
  if (copied === 0) return 'Nothing was copied: every text is written already';
  return `Copied ${copied} ${copied === 1 ? 'text' : 'texts'} of the week of ${week}. Not saved yet`;
}

function readOf(parts: {
  data: StoredWeek | undefined;
  error: Error | null;
  week: StoredWeek['predictions'];
  onRetry: () => void;
}): WeekRead {
  const { data, error, week, onRetry } = parts;
  if (data) {
    const { savedBy, savedOn } = data;
    const savedNote =
      savedBy === null || savedOn === null ? undefined : `Saved by ${savedBy} on ${formatDateTime(savedOn)}`;
    return { state: 'ready', week, savedNote };
  }
  if (error) {
    return { state: 'failed', message: textOf(error, messages.page.contactAdmin), onRetry };
  }
  return { state: 'loading' };
}

function saveOf(save: { pending: boolean; succeeded: boolean; refused: Error | null }): HoroscopeSave {
  if (save.pending) return { state: 'running' };
  if (save.refused !== null) {
    const failure = failureOf(save.refused);
    const said = failure.kind === 'broken' ? [] : (failure.messages ?? []);
    return { state: 'failed', messages: said.length > 0 ? said : [save.refused.message] };
  }
  return save.succeeded ? { state: 'saved' } : { state: 'idle' };
}
