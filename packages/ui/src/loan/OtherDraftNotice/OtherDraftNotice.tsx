import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { buttons, excerpt } from './OtherDraftNotice.css';

export type OtherDraftNoticeProps = {
  /** When the other window saved it: '10:42 am'. @default not shown */
  savedAt?: string | undefined;
  /** The draft's text, for a form with a single text. @default not shown */
  text?: string | undefined;
  /** Puts it into the form; the form's current text becomes the other draft. */
  onTake: () => void;
  /** Deletes it. */
  onDrop: () => void;
};

/** Shown when another window typed into the same form. Both drafts are kept; the form shows one of them. */
export function OtherDraftNotice({ savedAt, text, onTake, onDrop }: OtherDraftNoticeProps) {
  return (
    <Banner title="Another window holds another draft" live>
      <Stack gap="2">
        {text === undefined ? null : <p className={excerpt}>{text}</p>}
        <div className={buttons}>
          <Button size="xs" onClick={onTake}>
            Take it
          </Button>
          <Button variant="plain" size="xs" onClick={onDrop}>
            Discard it
          </Button>
          {savedAt === undefined ? null : (
            <Text size="caption" tone="tertiary" numeric>
              {`Saved ${savedAt}`}
            </Text>
          )}
        </div>
      </Stack>
    </Banner>
  );
}
