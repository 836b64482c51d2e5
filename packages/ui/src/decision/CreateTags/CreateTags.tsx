import { messages } from '@lending-desk/domain/errors';
import { splitTags } from '@lending-desk/domain/tags';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';

export type CreateTagsProps = {
  /** The tags are being saved. @default false */
  busy?: boolean | undefined;
  /** Called with the trimmed names, never with an empty list (CR-200). If it rejects, the text returns to the
   *  field. */
  onCreate: (tags: readonly string[]) => Promise<unknown> | void;
};

/** Creates master tags, several at once, separated by commas (CR-199). */
export function CreateTags({ busy = false, onCreate }: CreateTagsProps) {
  const [text, setText] = useState('');
  const tags = splitTags(text);
  const create = async () => {
    if (tags.length === 0 || busy) return;
    setText('');
    try {
      await onCreate(tags);
    } catch {
      // The parent shows the error. Text typed in the meantime takes precedence.
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
