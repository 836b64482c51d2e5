import { deskMessages } from '@lending-desk/domain/errors';
import type { ReactNode } from 'react';
import { Box } from '../Box';
import { Button, type ButtonProps } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { text } from './EmptyState.css';
import { Illustration } from './Illustration';

export type EmptyStateProps = {
  /** What is missing. @default 'Sorry, nothing to display here :(' */
  title?: string | undefined;
  /** The reason, in one sentence. @default none */
  why?: ReactNode;
  /** One button that helps: its props. @default none */
  action?: ButtonProps | undefined;
};

/** An empty list: says so, why, and offers one action. */
export function EmptyState({ title = deskMessages.table.empty, why, action }: EmptyStateProps) {
  return (
    <Stack gap="1" align="center" paddingTop="5" paddingBottom="6" paddingX="4">
      <Illustration />
      <div className={text}>
        <Text as="p" weight="medium">
          {title}
        </Text>
        {why ? (
          <Text as="p" tone="tertiary">
            {why}
          </Text>
        ) : null}
      </div>
      {action ? (
        <Box paddingTop="2">
          <Button size="sm" {...action} />
        </Box>
      ) : null}
    </Stack>
  );
}
