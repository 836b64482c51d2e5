import { RefreshCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../Box';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { mark, words } from './ErrorPanel.css';
import { retryText } from './retryText';

export type ErrorRetry = {
  /** Until the next attempt; without it nothing is counted down. */
  secondsLeft?: number | undefined;
  /** Which attempt comes next. */
  attempt?: number | undefined;
  /** How many there will be at most. */
  attempts?: number | undefined;
  onTryNow: () => void;
  /** Ends the attempts; without it there is no Stop. */
  onStop?: (() => void) | undefined;
};

export type ErrorPanelProps = {
  /** What went wrong, in the words of the catalogue. */
  title: string;
  /** What to do, or what exactly happened. @default none */
  message?: ReactNode;
  /** How it is tried again; leave it out where trying again cannot help (400, 401, 403). @default none */
  retry?: ErrorRetry | undefined;
};

/** Something could not be shown: why, when it is tried again, and the reader's say in it. */
export function ErrorPanel({ title, message, retry }: ErrorPanelProps) {
  const countdown = retry ? retryText(retry.secondsLeft, retry.attempt, retry.attempts) : '';
  return (
    <Stack gap="1" align="center" paddingTop="6" paddingBottom="6" paddingX="4">
      <span className={mark}>
        <Icon icon={retry ? WifiOff : TriangleAlert} size={20} />
      </span>
      <div role="alert" className={words}>
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
        // Outside the alert, and a timer: it may be looked up but is not read out every second.
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
