import type { BureauScore } from '@lending-desk/domain/bureau';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleDashed, CircleX, Clock, RefreshCw } from 'lucide-react';
import { Badge, type StatusTone } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { StatusLine } from '../../primitives/StatusLine';
import { Text } from '../../primitives/Text';
import { type Fact, Facts } from '../Facts';
import { card, fetchSide, middle, rule, scoreSide, under } from './BureauHead.css';
import { ScoreGauge } from './ScoreGauge';

/** State of the report fetch started from this tab. */
export type BureauFetch = {
  state: 'idle' | 'running' | 'initiated' | 'failed';
  /** Text under the button. @default none */
  message?: string | undefined;
};

const stands = {
  fetched: { word: 'Fetched', tone: 'approve', icon: CircleCheck },
  initiated: { word: 'Initiated', tone: 'info', icon: Clock },
  notFetched: { word: 'Not fetched', tone: 'neutral', icon: CircleDashed },
  error: { word: 'Error', tone: 'reject', icon: CircleX },
} satisfies Record<string, { word: string; tone: StatusTone; icon: LucideIcon }>;

export type BureauHeadProps = {
  /** The bureau's name, for screen readers. */
  bureau: string;
  /** Whether the report was fetched, is being fetched or failed. */
  stand: keyof typeof stands;
  /** The report's score; null without a report. */
  score: BureauScore | null;
  /** Facts shown at the top of the report. @default none */
  facts?: readonly Fact[] | undefined;
  /** Marks the report as sandbox data. @default false */
  sandbox?: boolean | undefined;
  /** Text shown when there is no report. @default none */
  message?: string | undefined;
  /** The button's label: 'Fetch Bureau'. */
  buttonLabel: string;
  /** The fetching of a new report. */
  fetch: BureauFetch;
  /** Why the button is disabled; also shown under the button while there is no other message. @default none */
  disabledReason?: string | undefined;
  onFetch: () => void;
};

const lineStates = { idle: 'idle', running: 'running', initiated: 'done', failed: 'failed' } as const;

/** Header of a bureau tab: score, status, who fetched the report and when, and the button that fetches it. */
export function BureauHead(props: BureauHeadProps) {
  const { bureau, stand, score, facts, message, fetch, disabledReason } = props;
  const { word, tone, icon } = stands[stand];
  const badge = (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
  return (
    <section className={card} data-score={score ? undefined : 'none'} aria-label={bureau}>
      {score ? (
        <>
          <div className={scoreSide}>
            <ScoreGauge score={score} badge={badge} />
          </div>
          <span className={rule} />
        </>
      ) : (
        badge
      )}
      <div className={middle}>
        {facts ? <Facts columns="text" facts={facts} /> : null}
        {message ? <Text as="p">{message}</Text> : null}
      </div>
      <div className={fetchSide}>
        <Button
          icon={RefreshCw}
          loading={fetch.state === 'running'}
          disabledReason={disabledReason}
          onClick={props.onFetch}
        >
          {props.buttonLabel}
        </Button>
        <div className={under}>
          <StatusLine state={lineStates[fetch.state]}>{fetch.message}</StatusLine>
          {disabledReason && !fetch.message ? (
            // Hidden because screen readers already get this text from the button.
            <Text size="caption" tone="tertiary" aria-hidden>
              {disabledReason}
            </Text>
          ) : null}
        </div>
        {props.sandbox ? (
          <Text size="caption" tone="tertiary">
            From the sandbox
          </Text>
        ) : null}
      </div>
    </section>
  );
}
