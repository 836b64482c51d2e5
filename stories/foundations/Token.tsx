import { CopyButton } from '@lending-desk/ui/primitives/CopyButton';
import { Stack } from '@lending-desk/ui/primitives/Stack';
import { Text } from '@lending-desk/ui/primitives/Text';

interface TokenProps {
  name: string;
  /** How a component writes it: `vars.radius.md`. */
  code: string;
}

/** A token's name, with a button that copies how it is written. */
export function Token({ name, code }: TokenProps) {
  return (
    <Stack direction="row" gap="1" align="center">
      <Text size="caption">{name}</Text>
      <CopyButton label={name} value={code} />
    </Stack>
  );
}
