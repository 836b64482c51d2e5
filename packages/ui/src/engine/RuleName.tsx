import { ruleEntry } from '@lending-desk/domain/engine';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';

type RuleNameProps = {
  /** The rule's name in the engine: 'MONTHLY_INCOME'. */
  name: string;
};

/** A readable rule name, followed by the engine's name where it differs; an unknown rule shows the engine's name
 *  only. */
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
