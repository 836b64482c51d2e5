import { PdTab, type PdTabProps } from '@lending-desk/ui/pd/PdTab';
import { fn, within } from 'storybook/test';
import { pdDrafts, pdFeedbacks } from '../fixtures/pd';
import type { Area } from '../panels';
import { useHeld } from '../useHeld';

/** A loan without answers for this call, with two earlier feedbacks. */
export const pdArgs: PdTabProps = {
  draft: pdDrafts.empty,
  onDraft: fn(),
  onSave: fn(),
  feedbacks: pdFeedbacks.two,
};

/** The tab with a parent that stores the answers, as the app does. */
export function Kept(props: PdTabProps) {
  const { value, onChange } = useHeld({ value: props.draft, onChange: props.onDraft });
  return <PdTab {...props} draft={value} onDraft={onChange} />;
}

export const question = (canvas: Area, name: string) => within(canvas.getByRole('radiogroup', { name }));
