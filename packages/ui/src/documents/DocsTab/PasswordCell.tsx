import { passwordMask } from '@lending-desk/domain/documents';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../../primitives/Button';
import { CopyButton } from '../../primitives/CopyButton';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { usePassword } from './usePassword';

type Props = { fileId: string; onReveal: (fileId: string) => Promise<string | null> };

/** A password behind an eye button: fetched on request and hidden again after 30 seconds. */
export function PasswordCell({ fileId, onReveal }: Props) {
  const { password, state, error, show, hide } = usePassword(() => onReveal(fileId));
  const shown = state === 'shown';
  return (
    <Stack gap="1">
      <Stack direction="row" gap="1">
        <Text mono>{shown ? (password ?? 'None') : passwordMask}</Text>
        <IconButton
          icon={shown ? EyeOff : Eye}
          size="xs"
          label={`${shown ? 'Hide' : 'Show'} password of ${fileId}`}
          aria-busy={state === 'asking' || undefined}
          onClick={shown ? hide : show}
        />
        {shown && password !== null ? <CopyButton value={password} label="password" /> : null}
      </Stack>
      {error === null ? null : (
        <Text role="alert" size="caption" tone="reject">
          {error}
        </Text>
      )}
    </Stack>
  );
}
