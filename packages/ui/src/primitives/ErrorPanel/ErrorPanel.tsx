import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../Box';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { mark, text } from './ErrorPanel.css';
import { retryText } from './retryText';

export type ErrorRetry = {
  /** Seconds until the next attempt; omit to show no countdown. */
  secondsLeft?: number | undefined;
  /** Number of the next attempt. */
  attempt?: number | undefined;
  /** Maximum number of attempts. */
  attempts?: number | undefined;
  onTryNow: () => void;
  /** Stops automatic attempts; omit to show no Stop button. */
  onStop?: (() => void) | undefined;
};

export type ErrorPanelProps = {
  /** What went wrong, in the catalogue's wording. */
  title: string;
  /** What to do, or the details. @default none */
  message?: ReactNode;
  /** How to retry; omit where retrying cannot help (400, 401, 403). @default none */
  retry?: ErrorRetry | undefined;
};

/** Something could not be shown: why, when it is retried, and buttons to retry or stop. */
export function ErrorPanel({ title, message, retry }: ErrorPanelProps) {
  const countdown = retry ? retryText(retry.secondsLeft, retry.attempt, retry.attempts) : '';
  return (
    <Stack gap="1" align="center" paddingTop="6" paddingBottom="6" paddingX="4">
      <span className={mark}>
        <Icon icon={retry ? WifiOff : TriangleAlert} size={20} />
      </span>
      <div role="alert" className={text}>
        <Text as="p" weight="medium">
          {title}
        </Text>
        {message ? (
          <Text as="p" tone="tertiary">
            {message}
          </Text>
        ) : null}
      </div>
      {countdown ? (
        // A timer outside the alert, so that screen readers do not read it every second.
        <Text role="timer" tone="tertiary" numeric>
          {countdown}
        </Text>
      ) : null}
      {retry ? (
        <Box paddingTop="2">
          <Stack direction="row" gap="2">
            <Button size="sm" icon={RefreshCw} onClick={retry.onTryNow}>
              Try now
            </Button>
            {retry.onStop ? (
              <Button size="sm" variant="plain" onClick={retry.onStop}>
                Stop
              </Button>
            ) : null}
          </Stack>
        </Box>
      ) : null}
    </Stack>
  );
}
