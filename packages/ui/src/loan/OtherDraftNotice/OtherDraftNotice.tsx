import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { deeds, words } from './OtherDraftNotice.css';

export type OtherDraftNoticeProps = {
  /** When the other window kept it: '10:42 am'. @default not said */
  savedAt?: string | undefined;
  /** What it says, for a form of one text. @default not shown */
  text?: string | undefined;
  /** Puts it into the form; what stands there is then the other draft. */
  onTake: () => void;
  /** Gives it up for good. */
  onDrop: () => void;
};

/** Another window typed into the same form. Both drafts are kept, and the form holds one of them. */
export function OtherDraftNotice({ savedAt, text, onTake, onDrop }: OtherDraftNoticeProps) {
  return (
    <Banner title="Another window holds another draft" live>
      <Stack gap="2">
        {text === undefined ? null : <p className={words}>{text}</p>}
        <div className={deeds}>
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
