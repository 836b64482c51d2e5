import type { CdlComment, CollectionsComment, QuizResult } from '@lending-desk/domain/intel';
import type { SectionState } from '@lending-desk/domain/loan';
import { useMemo, useState } from 'react';
import { indexed, type TableState } from '../../primitives/Table';
import type { Read } from '../../primitives/States';
import { CodeTag } from './CodeTag';
import { CommentDialog } from './CommentDialog';
import { cdlColumns, collectionsColumns, quizColumns } from './columns';
import { wrappedTags } from './IntelTab.css';
import { ListPanel } from './ListPanel';
import { type CdlRow, type CollectionsRow, indexedSection } from './rows';

export type IntelTabProps = {
  /** Comments of customer support, newest first. */
  cdl: SectionState<readonly CdlComment[]>;
  /** Comments of collections, newest first. */
  collections: SectionState<readonly CollectionsComment[]>;
  /** Skill quizzes; a separate request made when the tab opens. */
  quiz: Read<readonly QuizResult[]>;
  /** 'loading' while the loan is loading. @default 'ready' */
  state?: 'loading' | 'ready' | undefined;
};

function quizTableState(quiz: Read<readonly QuizResult[]>): TableState {
  if (quiz.state !== 'failed') return quiz.state;
  return { error: { title: quiz.message, retry: { onTryNow: quiz.onRetry } } };
}

/** What other teams recorded about the customer: CDL Comments, Collections Comments, Quiz Score (CR-130, CR-133,
 *  CR-135). */
export function IntelTab({ cdl, collections, quiz, state }: IntelTabProps) {
  const [said, setSaid] = useState<CdlRow | null>(null);
  const [collected, setCollected] = useState<CollectionsRow | null>(null);
  const cdlRows = useMemo(() => indexedSection(cdl), [cdl]);
  const collectionsRows = useMemo(() => indexedSection(collections), [collections]);
  const results = quiz.state === 'ready' ? quiz.value : null;
  const quizRows = useMemo(() => ({ state: 'ready', value: indexed(results ?? []) }) as const, [results]);
  const codes = collected && [...collected.dispositions, collected.behaviour].filter(Boolean);

  return (
    <>
      <ListPanel
        title="CDL Comments"
        section={cdlRows}
        columns={cdlColumns}
        state={state}
        why="Customer support wrote nothing about this loan."
        onOpenRow={setSaid}
      />
      <ListPanel
        title="Collections Comments"
        section={collectionsRows}
        columns={collectionsColumns}
        state={state}
        why="Collections wrote nothing about this loan."
        onOpenRow={setCollected}
      />
      <ListPanel
        title="Quiz Score"
        section={quizRows}
        columns={quizColumns}
        state={quizTableState(quiz)}
        why="The customer has taken no skill quiz."
      />
      <CommentDialog title="CDL comment" comment={said} onClose={() => setSaid(null)} />
      <CommentDialog title="Collections comment" comment={collected} onClose={() => setCollected(null)}>
        {codes && codes.length > 0 ? (
          <div className={wrappedTags}>
            {codes.map(code => (
              <CodeTag key={code} code={code} />
            ))}
          </div>
        ) : null}
      </CommentDialog>
    </>
  );
}
