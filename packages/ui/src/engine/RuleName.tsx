import { ruleEntry } from '@lending-desk/domain/engine';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';

type RuleNameProps = {
  /** As the engine names it: 'MONTHLY_INCOME'. */
  name: string;
};

/** A rule in plain words, and as the engine names it where that differs; an unknown one only as named. */
export function RuleName({ name }: RuleNameProps) {
  const label = ruleEntry(name)?.label;
  if (label === undefined) {
    return (
      <Text as="div" mono truncate title={name}>
        {name}
      </Text>
    );
  }
  return (
    <Stack direction="row" gap="2" align="baseline">
      <Text weight="medium">{label}</Text>
      {label === name ? null : (
        <Text size="caption" tone="tertiary" mono>
          {name}
        </Text>
      )}
    </Stack>
  );
}
