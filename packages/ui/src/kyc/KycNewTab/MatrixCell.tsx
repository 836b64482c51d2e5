import { writtenDateText } from '@lending-desk/domain/compare';
import type { ComparedValue, MatrixAttribute, ComparedCell } from '@lending-desk/domain/kyc';
import { memo } from 'react';
import { Badge } from '../../primitives/Badge';
import { Skeleton } from '../../primitives/Skeleton';
import { MarkedText } from '../MarkedText';
import { statusFaces } from '../statusFace';
import { VerdictBadge } from '../VerdictBadge';
import { isMono } from '../words';
import { cell as cellClass, more, moreHead, quiet, value as valueClass } from './Matrix.css';

type ValueProps = { attribute: MatrixAttribute; value: ComparedValue; doubted: boolean; verified: boolean };

function Value({ attribute, value, doubted, verified }: ValueProps) {
  const marks = value.comparison?.marks.right ?? [{ text: value.text, mark: 'same' as const }];
  // Dates are compared as a whole, not by letter, so they can be reformatted.
  const shown = attribute === 'dob' ? marks.map(run => ({ ...run, text: writtenDateText(run.text) })) : marks;
  const face = value.verified === undefined ? null : statusFaces[value.verified ? 'verified' : 'notVerified'];
  return (
    <div className={valueClass}>
      {value.label ? <span className={quiet}>{value.label}</span> : null}
      <MarkedText marks={shown} mono={isMono(attribute)} />
      {value.comparison ? (
        <VerdictBadge comparison={value.comparison} against={value.against} doubted={doubted} />
      ) : face && value.document !== 'PAN' && !(value.verified && !verified) ? (
        <div>
          <Badge tone={face.tone} icon={face.icon} emphasis="text">
            {face.word}
          </Badge>
        </div>
      ) : null}
    </div>
  );
}

type MatrixCellProps = {
  attribute: MatrixAttribute;
  cell: ComparedCell;
  loading: boolean;
  /** Whether Rules do not approve the attribute, or the source's document is not verified. */
  doubted: boolean;
  /** Whether the source's document is said to be verified. */
  verified: boolean;
};

/** One source's value of one attribute: the closest value with its verdict; further values expand on request. */
export const MatrixCell = memo(function MatrixCell({
  attribute,
  cell,
  loading,
  doubted,
  verified,
}: MatrixCellProps) {
  const { values, stand } = cell;
  const [first, ...others] = values;
  if (!first) {
    return (
      <td className={cellClass} data-stand="notGiven">
        {loading ? <Skeleton width="70%" height={12} /> : 'Not given'}
      </td>
    );
  }
  // The base shows all its values; another source shows its closest one.
  const shown = stand === 'base' ? values : [first];
  const rest = stand === 'base' ? [] : others;
  return (
    <td className={cellClass} data-stand={stand}>
      {shown.map(value => (
        <Value key={value.text} attribute={attribute} value={value} doubted={doubted} verified={verified} />
      ))}
      {rest.length > 0 ? (
        <details className={more}>
          <summary className={moreHead}>{rest.length} more</summary>
          {rest.map(value => (
            <Value
              key={value.text}
              attribute={attribute}
              value={value}
              doubted={doubted}
              verified={verified}
            />
          ))}
        </details>
      ) : null}
    </td>
  );
});
