import type { DecisionReadout as Readout } from '@lending-desk/domain/decision';
import { formatRupees } from '@lending-desk/domain/money';
import { memo } from 'react';
import { Text } from '../../primitives/Text';
import { headRoomText } from '../headRoomText';
import { figure, figures, push } from './DecisionReadout.css';

export type DecisionReadoutProps = {
  /** EMI, FOIR and head-room of what is typed. */
  readout: Readout;
};

/** EMI and FOIR of the terms being typed, and how far the EMI is below the max EMI. */
export const DecisionReadout = memo(function DecisionReadout({ readout }: DecisionReadoutProps) {
  const { emi, foirNow, foirAfter, headRoom } = readout;
  const foir = foirAfter ?? foirNow;
  return (
    <div role="group" aria-label="What the terms come to" className={figures}>
      {emi === null ? null : (
        <span className={figure}>
          <Text size="caption" tone="secondary">
            EMI
          </Text>
          <Text size="title" numeric>
            {formatRupees(emi)}
          </Text>
        </span>
      )}
      {foir === null ? null : (
        <span className={figure}>
          <Text size="caption" tone="secondary">
            {foirAfter === null ? 'FOIR without EMI' : 'FOIR'}
          </Text>
          <Text size="title" numeric>
            {`${foir.toFixed(1)}%`}
          </Text>
        </span>
      )}
      {headRoom === null ? null : (
        <span className={push}>
          <Text size="caption" tone={headRoom < 0 ? 'reject' : 'tertiary'} numeric>
            {headRoomText(headRoom)}
          </Text>
        </span>
      )}
    </div>
  );
});
