import type { DecisionReadout as Readout } from '@lending-desk/domain/decision';
import { formatRupees, paise } from '@lending-desk/domain/money';
import { memo } from 'react';
import { Text } from '../../primitives/Text';
import {
  bar,
  dot,
  emi,
  figure,
  figureRight,
  figures,
  key,
  legend,
  now,
  push,
  track,
} from './DecisionReadout.css';

export type DecisionReadoutProps = { readout: Readout };

const percentText = (value: number): string => `${value.toFixed(1)}%`;

function headRoomText(headRoom: number): string {
  if (headRoom === 0) return 'Exactly the max EMI';
  const amount = formatRupees(paise(Math.abs(headRoom)));
  return headRoom > 0 ? `${amount} below max` : `${amount} above max`;
}

/** EMI and FOIR of the terms being typed, and how far the EMI is below the max EMI. */
export const DecisionReadout = memo(function DecisionReadout({ readout }: DecisionReadoutProps) {
  const { months, foirNow, foirAfter, headRoom } = readout;
  const share = foirNow !== null && foirAfter !== null ? Math.max(0, foirAfter - foirNow) : null;
  const spoken = foirAfter === null ? 'FOIR is not known yet' : `FOIR after EMI ${percentText(foirAfter)}`;
  return (
    <div role="group" aria-label="What the terms come to">
      <div className={figures}>
        <span className={figure}>
          <Text size="caption" tone="tertiary">
            {months === null ? 'EMI' : `EMI for ${months} months`}
          </Text>
          <Text size="figure" numeric>
            {readout.emi === null ? '–' : formatRupees(readout.emi)}
          </Text>
        </span>
        <span className={figureRight}>
          <Text size="caption" tone="tertiary">
            FOIR after EMI
          </Text>
          <Text size="figure" numeric>
            {foirAfter === null ? '–' : percentText(foirAfter)}
          </Text>
        </span>
      </div>
      <div className={track} role="img" aria-label={spoken}>
        <i className={`${bar} ${now}`} style={{ width: `${Math.min(100, foirNow ?? 0)}%` }} />
        <i className={`${bar} ${emi}`} style={{ width: `${Math.min(100, share ?? 0)}%` }} />
      </div>
      <div className={legend}>
        {foirNow === null ? null : (
          <Text as="span" size="caption" tone="secondary" numeric>
            <span className={key}>
              <i className={`${dot} ${now}`} />
              Now {percentText(foirNow)}
            </span>
          </Text>
        )}
        {share === null ? null : (
          <Text as="span" size="caption" tone="secondary" numeric>
            <span className={key}>
              <i className={`${dot} ${emi}`} />
              EMI {percentText(share)}
            </span>
          </Text>
        )}
        {headRoom === null ? null : (
          <span className={push}>
            <Text size="caption" tone={headRoom < 0 ? 'reject' : 'tertiary'} numeric>
              {headRoomText(headRoom)}
            </Text>
          </span>
        )}
      </div>
    </div>
  );
});
