import {
  type MatrixAttribute,
  type ComparedCell,
  type MatrixSource,
  matrixTally,
} from '@lending-desk/domain/kyc';
import {
  ChevronRight,
  Fingerprint,
  Gauge,
  IdCard,
  Landmark,
  type LucideIcon,
  MapPin,
  Pin,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { usePrinting } from '../../primitives/Printing';
import { Text } from '../../primitives/Text';
import { attributeNames, sourceNames } from '../words';
import {
  baseTag,
  chevron,
  column,
  columnIcon,
  columnName,
  columnWords,
  corner,
  matrix,
  rowHead,
  scroller,
  summary,
  tally,
  toggle,
} from './Matrix.css';
import { MatrixCell } from './MatrixCell';

const icons: Readonly<Record<MatrixSource, LucideIcon>> = {
  declared: Pin,
  pan: IdCard,
  aadhaar: Fingerprint,
  drivingLicence: IdCard,
  voterId: IdCard,
  passport: IdCard,
  pennyDrop: Landmark,
  statement: Landmark,
  equifax: Gauge,
  cibil: Gauge,
  gps: MapPin,
};

export interface MatrixRow {
  readonly attribute: MatrixAttribute;
  /** One per source, in column order. */
  readonly cells: readonly ComparedCell[];
  /** The sources that could say something and do not, or cannot be read. */
  readonly gaps: readonly MatrixSource[];
  /** Whether Rules do not approve the attribute. */
  readonly doubted: boolean;
  /** The sources with a value whose document is missing, unreadable or not verified. */
  readonly unsound: readonly MatrixSource[];
}

/** Attributes that start collapsed when all values agree, and expanded when any differs. */
const quietAttributes: readonly MatrixAttribute[] = ['email', 'bankAccount'];

function TallyWords({ cells, gaps, doubted, unsound }: MatrixRow) {
  const { agrees, partial, different } = matrixTally(cells);
  const whole = gaps.length + unsound.length === 0;
  return (
    <span className={tally}>
      {different > 0 ? (
        <Text as="div" size="caption" weight="medium" tone="reject">
          {different} different
        </Text>
      ) : null}
      {partial > 0 ? (
        <Text as="div" size="caption" weight="medium" tone="flag">
          {partial} partial
        </Text>
      ) : null}
      {doubted ? (
        <Text as="div" size="caption" weight="medium" tone="flag">
          Flagged by Rules
        </Text>
      ) : null}
      {different + partial === 0 && !doubted ? (
        <Text as="div" size="caption" weight="medium" tone={agrees > 0 && whole ? 'approve' : 'tertiary'}>
          {agrees === 0 ? 'Not compared' : whole ? 'All match' : `${agrees} match`}
        </Text>
      ) : null}
      {agrees > 0 && gaps.length > 0 ? (
        <Text as="div" size="caption" tone="tertiary">
          {gaps.length} missing
        </Text>
      ) : null}
    </span>
  );
}

type MatrixProps = {
  rows: readonly MatrixRow[];
  columns: readonly MatrixSource[];
  base: MatrixSource;
  /** Whether columns are of the same width where they are narrow. */
  equal: boolean;
  /** Sources whose data is still loading. */
  loading: readonly MatrixSource[];
  /** Sources whose document is said to be verified. */
  verified: readonly MatrixSource[];
};

/** One collapsible row per attribute, one column per source; every value is compared with the base column
 *  [CR-089]. */
export function Matrix({ rows, columns, base, equal, loading, verified }: MatrixProps) {
  const id = useId();
  const printing = usePrinting();
  const [chosen, setChosen] = useState<Partial<Record<MatrixAttribute, boolean>>>({});
  return (
    <div className={scroller} role="group" aria-label="Comparison by source" tabIndex={0}>
      <table className={matrix} aria-label="Comparison" data-equal={equal || undefined}>
        <thead>
          <tr>
            <td className={corner} />
            {columns.map(source => (
              <th key={source} scope="col" className={column} data-base={source === base || undefined}>
                <span className={columnName}>
                  <span className={columnIcon}>
                    <Icon icon={source === base ? Pin : icons[source]} size={14} />
                  </span>
                  <span className={columnWords}>{sourceNames[source]}</span>
                  {source === base ? <span className={baseTag}>Base</span> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(row => {
          const { attribute, cells, doubted, unsound } = row;
          const counted = matrixTally(cells);
          const differs = counted.partial + counted.different > 0;
          const open = printing || (chosen[attribute] ?? (differs || !quietAttributes.includes(attribute)));
          const bySource = new Map(cells.map(cell => [cell.source, cell]));
          return (
            <tbody key={attribute} id={`${id}-${attribute}`} data-words={attribute === 'name' || undefined}>
              <tr>
                <th scope="row" className={rowHead}>
                  <button
                    type="button"
                    className={toggle}
                    aria-expanded={open}
                    aria-controls={`${id}-${attribute}`}
                    onClick={() => setChosen(now => ({ ...now, [attribute]: !open }))}
                  >
                    <span className={chevron}>
                      <Icon icon={ChevronRight} size={14} />
                    </span>
                    {attributeNames[attribute]}
                  </button>
                  <TallyWords {...row} />
                </th>
                {open ? (
                  columns.map(source => (
                    <MatrixCell
                      key={source}
                      attribute={attribute}
                      cell={bySource.get(source) ?? { source, values: [], stand: 'notGiven' }}
                      loading={loading.includes(source)}
                      doubted={doubted || unsound.includes(source)}
                      verified={verified.includes(source)}
                    />
                  ))
                ) : (
                  <td className={summary} colSpan={columns.length}>
                    {bySource.get(base)?.values[0]?.text ?? 'Not given'}
                  </td>
                )}
              </tr>
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
