import {
  asksPromise,
  behaviours,
  type CommentDraft,
  type CommentRequest,
  commentVerdict,
  type DeskComment,
  dispositions,
  promiseAheadDays,
} from '@lending-desk/domain/collections';
import { codeWords } from '@lending-desk/domain/loose';
import type { ReadyComment } from '@lending-desk/domain/comments';
import { addDays, type BusinessDate, formatDateTime, type Instant } from '@lending-desk/domain/calendar';
import { useCallback } from 'react';
import { Banner } from '../../primitives/Banner';
import { DateField } from '../../primitives/DateField';
import { DraftDialog, type DraftDialogProps } from '../../primitives/Drafts';
import { MoneyField } from '../../primitives/MoneyField';
import { RadioCards } from '../../primitives/RadioCards';
import { ReadyCommentArea } from '../../primitives/ReadyCommentArea';
import { Select } from '../../primitives/Select';
import { Stack } from '../../primitives/Stack';

export type DeskCommentDialogProps = DraftDialogProps<CommentDraft, CommentRequest> & {
  /** The comment that is edited, by whom and when it was written; null for a new one. */
  edited: { readonly author: string; readonly at: Instant | null; readonly disposition: string } | null;
  /** What it became after the dialog was opened. @default it is as it was */
  meanwhile?: Pick<DeskComment, 'disposition' | 'behaviour' | 'comment'> | undefined;
  today: BusinessDate;
  /** Why the loan takes no promise to pay now; null when it does. */
  whyNoPromise: string | null;
  /** Offered with '/', filled in. */
  readyComments: readonly ReadyComment[];
  /** The loan, as `TextArea` takes it. @default nobody is mentioned */
  mentions?: string | undefined;
};

const offered = <Code extends string>(codes: readonly Code[]) =>
  codes.map(value => ({ value, label: codeWords(value), title: value }));
const dispositionOptions = offered<string>(dispositions);
const behaviourOptions = offered<string>(behaviours);

/** Adds or edits a comment of collections: disposition, behaviour and text (CO-092 to CO-100). One that becomes a
 *  promise to pay asks its amount and day (M47). */
export function DeskCommentDialog({
  edited,
  meanwhile,
  readyComments,
  mentions,
  today,
  whyNoPromise,
  ...dialog
}: DeskCommentDialogProps) {
  const before = edited?.disposition ?? null;
  return (
    <DraftDialog
      {...dialog}
      title={edited ? 'Edit Comment' : 'Add Comment'}
      description={edited ? writtenBy(edited) : undefined}
      width="lg"
      action={edited ? 'Save' : 'Add'}
      notice={
        meanwhile ? (
          <Banner tone="flag" title="Somebody changed this comment meanwhile" live>
            {codeWords(meanwhile.disposition)}, {codeWords(meanwhile.behaviour)}: {meanwhile.comment}. Save
            replaces it with what stands below.
          </Banner>
        ) : (
          dialog.notice
        )
      }
      validate={useCallback(
        (draft: CommentDraft) => commentVerdict(draft, { today, before, whyNoPromise }),
        [today, before, whyNoPromise],
      )}
    >
      {({ field, submit }) => {
        const disposition = field('dispositionCode');
        const behaviour = field('customerBehaviour');
        const asks = asksPromise(disposition.value, before);
        return (
          <>
            <Select
              {...disposition}
              // Said at once: what is promised need not be typed first.
              error={asks && whyNoPromise !== null ? whyNoPromise : disposition.error}
              value={disposition.value === '' ? null : disposition.value}
              label="Disposition code"
              required
              options={dispositionOptions}
              face={codeWords}
            />
            {asks && whyNoPromise === null ? (
              <Stack direction="row" gap="3" wrap align="start">
                <MoneyField {...field('promiseAmount')} label="Promised amount" required />
                <DateField
                  {...field('promiseDate')}
                  label="Promised for"
                  required
                  today={today}
                  min={today}
                  max={addDays(today, promiseAheadDays)}
                />
              </Stack>
            ) : null}
            <RadioCards
              {...behaviour}
              value={behaviour.value === '' ? null : behaviour.value}
              label="Customer behaviour"
              required
              options={behaviourOptions}
              columns={4}
            />
            <ReadyCommentArea
              {...field('collectionsFeedback')}
              comments={readyComments}
              mentions={mentions}
              label="Comment"
              required
              counter={4000}
              onSubmit={submit}
            />
          </>
        );
      }}
    </DraftDialog>
  );
}

function writtenBy({ author, at }: NonNullable<DeskCommentDialogProps['edited']>): string {
  const who = author || 'Unknown author';
  return at === null ? `By ${who}` : `By ${who}, ${formatDateTime(at)}`;
}
