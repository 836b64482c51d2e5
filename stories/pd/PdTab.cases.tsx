import { PdTab, type PdTabProps } from '@lending-desk/ui/pd/PdTab';
import { fn, within } from 'storybook/test';
import { pdDrafts, pdFeedbacks } from '../fixtures/pd';
import type { Area } from '../panels';
import { useHeld } from '../useHeld';

/** A loan nobody was asked about in this call, with two feedbacks of earlier ones. */
export const pdArgs: PdTabProps = {
  draft: pdDrafts.empty,
  onDraft: fn(),
  onSave: fn(),
  feedbacks: pdFeedbacks.two,
};

/** The tab, whose answers are kept as the app keeps them. */
export function Kept(props: PdTabProps) {
  const { value, onChange } = useHeld({ value: props.draft, onChange: props.onDraft });
  return <PdTab {...props} draft={value} onDraft={onChange} />;
}

export const question = (canvas: Area, name: string) => within(canvas.getByRole('radiogroup', { name }));
