import { messages } from '@lending-desk/domain/errors';
import { splitTags } from '@lending-desk/domain/tags';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type CreateTagsProps = {
  /** The tags are on their way. @default false */
  busy?: boolean | undefined;
  /** Called with the trimmed names; never with none (CR-200). What is refused stands in the field again. */
  onCreate: (tags: readonly string[]) => Promise<unknown> | void;
};

/** New master tags, several at once, parted by commas (CR-199). */
export function CreateTags({ busy = false, onCreate }: CreateTagsProps) {
  const [text, setText] = useState('');
  const tags = splitTags(text);
  const create = async () => {
    if (tags.length === 0 || busy) return;
    setText('');
    try {
      await onCreate(tags);
    } catch {
      // The parent has said why. What was typed meanwhile counts more.
      setText(now => now || text);
    }
  };
  return (
    <Stack direction="row" gap="2" align="end">
      <TextField
        label={messages.tags.createNew}
        size="sm"
        value={text}
        placeholder="Salary verified, Thin file"
        onChange={setText}
        onEnter={() => void create()}
      />
      <Button
        size="sm"
        icon={Plus}
        loading={busy}
        loadingLabel="Creating"
        disabledReason={tags.length === 0 ? messages.tags.noneTyped : undefined}
        onClick={() => void create()}
      >
        Create
      </Button>
    </Stack>
  );
}
