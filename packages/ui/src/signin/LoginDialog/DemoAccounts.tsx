import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { account, box, list, name } from './DemoAccounts.css';

export type DemoSignIns = {
  password: string;
  accounts: readonly { email: string; fullName: string; roles: readonly string[] }[];
};

type DemoAccountsProps = {
  demo: DemoSignIns;
  roleOf: (roles: readonly string[]) => string;
  onChoose: (email: string) => void;
};

/** The demo accounts; selecting one fills in the form. */
export function DemoAccounts({ demo, roleOf, onChoose }: DemoAccountsProps) {
  return (
    <section className={box} aria-label="Demo sign-ins">
      <Stack gap="1">
        <Text size="caption" tone="tertiary">
          {demo.accounts.length} demo sign-ins, password <Text mono>{demo.password}</Text>
        </Text>
        <ul className={list}>
          {demo.accounts.map(person => (
            <li key={person.email}>
              <button type="button" className={account} onClick={() => onChoose(person.email)}>
                <span className={name}>
                  <Text truncate as="span">
                    {person.email}
                  </Text>
                </span>
                <Text size="caption" tone="tertiary">
                  {roleOf(person.roles)}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
