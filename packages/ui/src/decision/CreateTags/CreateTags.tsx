import { messages, splitTags } from '@lending-desk/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type CreateTagsProps = {
  /** The tags are on their way. @default false */
  busy?: boolean | undefined;
  /** Called with the trimmed names; never with none (CR-200). */
  onCreate: (tags: readonly string[]) => void;
};

/** New master tags, several at once, parted by commas (CR-199). */
export function CreateTags({ busy = false, onCreate }: CreateTagsProps) {
  const [text, setText] = useState('');
  const tags = splitTags(text);
  const create = () => {
    if (tags.length === 0 || busy) return;
    onCreate(tags);
    setText('');
  };
  return (
    <Stack direction="row" gap="2" align="end">
      <TextField
        label={messages.tags.createNew}
        size="sm"
        value={text}
        placeholder="Salary verified, Thin file"
        onChange={setText}
        onEnter={create}
      />
      <Button
        size="sm"
        icon={Plus}
        loading={busy}
        loadingLabel="Creating"
        disabled={tags.length === 0}
        onClick={create}
      >
        Create
      </Button>
    </Stack>
  );
}
