import type { MatrixTally, SettledDocument } from '@lending-desk/domain/kyc';
import { CircleCheck, CircleX, Flag } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { documentDetail, statusFaces } from '../statusFace';
import { bar, barPart, counts, line, lineName, lines, lineValue, status } from './KycNewTab.css';

type VerificationStatusProps = {
  documents: readonly SettledDocument[];
  /** How many values agree with the declared ones. */
  tally: MatrixTally;
  /** How many sources are missing or could not be read, whose values are in no count. */
  missing: number;
  /** Whether nothing is missing, open or flagged. */
  settled: boolean;
};

const parts = [
  { part: 'agrees', word: 'match', tone: 'approve', icon: CircleCheck },
  { part: 'partial', word: 'partial', tone: 'flag', icon: Flag },
  { part: 'different', word: 'different', tone: 'reject', icon: CircleX },
] as const;

/** Status of the documents, and how many of all values agree with the declared ones. */
export function VerificationStatus({ documents, tally, missing, settled }: VerificationStatusProps) {
  const all = tally.agrees + tally.partial + tally.different;
  return (
    <div className={status}>
      <div>
        <Text as="p" size="caption" tone="tertiary">
          Checks against declared
        </Text>
        {all === 0 ? (
          <Text as="p" tone="secondary">
            Nothing to compare
          </Text>
        ) : (
          <Stack direction="row" gap="2" align="baseline">
            <Text size="figure">{tally.agrees}</Text>
            <Text size="caption" tone="secondary">
              {settled ? `of ${all} agree` : `of ${all} compared match`}
            </Text>
          </Stack>
        )}
        {missing > 0 ? (
          <Text as="p" size="caption" tone="flag">
            {missing} {missing === 1 ? 'source' : 'sources'} missing
          </Text>
        ) : null}
        <div className={bar} aria-hidden>
          {parts.map(({ part }) => (
            <span
              key={part}
              className={barPart}
              data-part={part}
              data-none={tally[part] === 0 || undefined}
              style={{ flexGrow: tally[part] }}
            />
          ))}
        </div>
        <div className={counts}>
          {parts.map(({ part, word, tone, icon }) => (
            // A count of zero is neutral, and a match while something else is open.
            <Badge
              key={part}
              tone={tally[part] > 0 && (settled || part !== 'agrees') ? tone : 'neutral'}
              icon={icon}
              emphasis="text"
            >
              {tally[part]} {word}
            </Badge>
          ))}
        </div>
      </div>
      <dl className={lines}>
        {documents.map(one => {
          const face = statusFaces[one.state];
          const detail = documentDetail(one);
          return (
            <div key={one.document} className={line}>
              <dt className={lineName}>{one.document}</dt>
              <dd className={lineValue}>
                <Badge tone={face.tone} icon={face.icon} emphasis="text">
                  {face.word}
                </Badge>
                {detail ? (
                  <Text size="caption" tone="tertiary" numeric>
                    {detail}
                  </Text>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
