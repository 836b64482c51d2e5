import { ruleEntry } from '@lending-desk/domain/engine';
import { Text } from '../primitives/Text';

type RuleNameProps = {
  /** The rule's name in the engine: 'MONTHLY_INCOME'. */
  name: string;
};

/** A readable rule name, the engine's name as its title; an unknown rule shows the engine's name. */
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
    <Text weight="medium" title={label === name ? undefined : name}>
      {label}
    </Text>
  );
}
