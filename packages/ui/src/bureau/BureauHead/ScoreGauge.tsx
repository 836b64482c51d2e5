import { type BureauScore, highestScore, lowestScore } from '@lending-desk/domain/bureau';
import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text';
import { ends, level, needle, score as scoreClass, scoreLine, track } from './BureauHead.css';

/** The score bands lenders use: below 600 is poor, from 700 is good. */
function bandOf(score: number): keyof typeof level {
  if (score < 600) return 'reject';
  return score < 700 ? 'flag' : 'approve';
}

/** The score on a scale from 300 to 900, or a note that the bureau has none. */
export function ScoreGauge({ score, badge }: { score: BureauScore; badge: ReactNode }) {
  const { value, raw } = score;
  if (value === null) {
    return (
      <>
        <div className={scoreLine}>
          <Text size="title">No score</Text>
          {badge}
        </div>
        <Text as="p" size="caption" tone="tertiary">
          {raw === null ? 'The bureau gave no score.' : `The bureau wrote ${raw}: it has no score to give.`}
        </Text>
      </>
    );
  }
  const share = ((value - lowestScore) / (highestScore - lowestScore)) * 100;
  return (
    <>
      <div className={scoreLine}>
        <span className={scoreClass}>{value}</span>
        <Text size="caption" tone="tertiary">
          of {highestScore}
        </Text>
        {badge}
      </div>
      <div
        className={track}
        role="meter"
        aria-label="Score"
        aria-valuemin={lowestScore}
        aria-valuemax={highestScore}
        aria-valuenow={value}
      >
        <div className={level[bandOf(value)]} style={{ width: `${share}%` }} />
        <span className={needle} style={{ left: `${share}%` }} />
      </div>
      <div className={ends} aria-hidden>
        <span>{lowestScore}</span>
        <span>{highestScore}</span>
      </div>
    </>
  );
}
