import { Brand } from '../../primitives/Brand';
import { Link } from '../../primitives/Link';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { page } from './AboutScreen.css';

export type AboutScreenProps = {
  /** Version of the running build. */
  version: string;
};

/** Describes the product; public (SH-005). */
export function AboutScreen({ version }: AboutScreenProps) {
  return (
    <main className={page}>
      <Stack gap="4">
        <Brand />
        <Text as="h1" size="titleLg">
          About Lending Desk
        </Text>
        <Text as="p" size="bodyLg" tone="secondary">
          The back office of a consumer lender: underwriters decide applications, customer support corrects
          and completes them, collectors follow disbursed loans, and others record feedback and horoscopes.
        </Text>
        <Text as="p" tone="secondary">
          Version <Text mono>{version}</Text>
        </Text>
        <p>
          <Link to="/" underline="always">
            Back to Home
          </Link>
        </p>
      </Stack>
    </main>
  );
}
