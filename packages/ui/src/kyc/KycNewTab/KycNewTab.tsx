import type { RuleOutcome } from '@lending-desk/domain/engine';
import {
  compareMatrixRow,
  doubtedAttributes,
  type KycFacts,
  matrixDifferences,
  matrixGaps,
  type MatrixSource,
  matrixSources,
  matrixTally,
  type SettledDocument,
  settledDocuments,
  unsoundSources,
  updatedMatrix,
  worstDifference,
} from '@lending-desk/domain/kyc';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../primitives/EmptyState';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { Select } from '../../primitives/Select';
import { useDrawn } from '../../primitives/Staged';
import { statusFaces } from '../statusFace';
import { KycImages } from '../KycImages';
import { KycFailed, KycNotices } from '../KycNotices';
import type { KycState } from '../kycState';
import { attributeNames, sourceNames } from '../words';
import { baseChoice, choose, filter, frame, page, rest, silent, whole, withoutImages } from './KycNewTab.css';
import { Headline } from './Headline';
import { Loading } from './Loading';
import { Matrix, type MatrixRow } from './Matrix';
import { VerificationStatus } from './VerificationStatus';

export type KycNewTabProps = {
  /** State of the KYC data: loading, failed or ready. */
  kyc: KycState;
  /** Reveals one masked image; the access is audited. @default no image is masked */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
  /** The desk showing the tab: collections sees the data as of loan creation, support has the images above it.
   *  @default 'credit' */
  source?: Source | undefined;
  /** Results of the rule engine: what it does not approve is never said to match. @default none */
  rules?: readonly RuleOutcome[] | undefined;
};

type Source = keyof typeof notes;

const noRules: readonly RuleOutcome[] = [];

const notes = {
  credit: 'Each source is compared with the base column',
  support: 'Each source is compared with the base column',
  collections: 'As given for this loan; each source is compared with the base column',
} as const;

/** The updated KYC tab: images, document status, and every identity value of the customer by source (CR-089,
 *  CR-090). */
export function KycNewTab({ kyc, source = 'credit', onRevealFile, rules = noRules }: KycNewTabProps) {
  if (kyc.state === 'failed') return <KycFailed onRetry={kyc.onRetry} />;
  if (kyc.state === 'loading') return <Loading />;
  return <Ready facts={kyc.facts} source={source} onRevealFile={onRevealFile} rules={rules} />;
}

// Nine narrow columns hold words of usual length; a longer one would break anywhere, and then the matrix scrolls.
const longWord = /\S{12}/;

/** How many rows the first render draws; the rest follow after the first paint, so the tab opens fast. */
const initialCount = 1;

const partOf: Readonly<Partial<Record<MatrixSource, KycFacts['loading'][number]>>> = {
  statement: 'statement',
  equifax: 'bureau',
  cibil: 'bureau',
};

/** What keeps the desk from saying that all agree, in words: documents first, then sources, then single values. */
function unsettledIn(
  { broken }: KycFacts,
  documents: readonly SettledDocument[],
  rows: readonly MatrixRow[],
  { quiet, loading }: Readonly<Record<'quiet' | 'loading', readonly MatrixSource[]>>,
): readonly string[] {
  const unsound = unsoundSources(documents);
  const silent = quiet.filter(one => !unsound.includes(one));
  const values = rows.flatMap(({ gaps }) => gaps.filter(one => !quiet.includes(one))).length;
  return [
    ...documents
      .filter(({ source }) => unsound.includes(source))
      .map(({ document, state }) => `${document} ${statusFaces[state].word.toLowerCase()}`),
    ...silent.map(one =>
      partOf[one] === 'bureau' && !broken.some(({ section }) => section === 'Cibil details')
        ? `no ${sourceNames[one]} report was fetched`
        : `${sourceNames[one]} missing or not readable`,
    ),
    ...loading.map(one => `${sourceNames[one]} on its way`),
    ...(values > 0 ? [`${values} ${values === 1 ? 'value' : 'values'} missing`] : []),
  ];
}

/** Why no row differs: all agree, or what could not be compared. */
function whyEmpty(rows: readonly MatrixRow[], base: MatrixSource, unsettled: readonly string[]): string {
  const name = sourceNames[base];
  const flagged = rows.filter(({ doubted }) => doubted).map(({ attribute }) => attributeNames[attribute]);
  const open = [
    ...(unsettled.length > 0 ? [` Not settled: ${unsettled.join(', ')}.`] : []),
    ...(flagged.length > 0 ? [` Flagged by Rules: ${flagged.join(', ')}.`] : []),
  ].join('');
  if (open === '') return `Every value agrees with ${name}.`;
  const { agrees } = matrixTally(rows.flatMap(({ cells }) => cells));
  return agrees === 0
    ? `Nothing could be compared with ${name}.${open}`
    : `What could be compared is the same as ${name}.${open}`;
}

type ReadyProps = {
  facts: KycFacts;
  source: Source;
  rules: readonly RuleOutcome[];
} & Pick<KycNewTabProps, 'onRevealFile'>;

function Ready({ facts, source, rules, onRevealFile }: ReadyProps) {
  const [base, setBase] = useState<MatrixSource>('declared');
  const [shows, setShows] = useState<'all' | 'differences'>('all');
  const complete = useDrawn(2) > 1;
  const matrix = useMemo(() => updatedMatrix(facts), [facts]);
  const tally = useMemo(
    () => matrixTally(matrix.flatMap(row => compareMatrixRow(row, 'declared'))),
    [matrix],
  );
  const doubts = useMemo(() => doubtedAttributes(rules), [rules]);
  const documents = useMemo(() => settledDocuments(facts, doubts), [facts, doubts]);
  const worst = useMemo(() => worstDifference(matrix, base), [matrix, base]);
  const rows = useMemo(
    () =>
      matrix.map(row => ({
        attribute: row.attribute,
        cells: compareMatrixRow(row, base),
        gaps: matrixGaps(row, base),
        doubted: row.attribute in doubts,
        unsound: unsoundSources(documents, base).filter(one => (row.values[one] ?? []).length > 0),
      })),
    [matrix, base, doubts, documents],
  );
  const loading = matrixSources.filter(one => {
    const part = partOf[one];
    return part !== undefined && facts.loading.includes(part);
  });
  const speaking = matrixSources.filter(
    one =>
      one === 'declared' ||
      loading.includes(one) ||
      matrix.some(({ values }) => (values[one] ?? []).length > 0),
  );
  const quiet = matrixSources.filter(one => !speaking.includes(one));
  const columns = [base, ...speaking.filter(one => one !== base)];
  const differing = rows.filter(row => {
    const { partial, different } = matrixTally(row.cells);
    return partial + different > 0;
  });
  const verified = documents.flatMap(({ source: one, state }) => (state === 'verified' ? [one] : []));
  const unsettled = unsettledIn(facts, documents, rows, { quiet, loading });
  const compared = tally.agrees + tally.partial + tally.different;
  const settled = worst === null && unsettled.length === 0 && Object.keys(doubts).length === 0;
  const shown = shows === 'all' ? rows : differing;

  return (
    <>
      <KycNotices facts={facts} />
      <Headline
        worst={worst}
        base={base}
        doubts={Object.values(doubts)}
        open={unsettled}
        compared={compared}
      />
      <div className={frame} data-source={source}>
        <div className={source === 'support' ? withoutImages : page}>
          {source === 'support' ? null : (
            <Panel title="Images" collapsible>
              <KycImages facts={facts} documents={documents} onRevealFile={onRevealFile} />
            </Panel>
          )}
          <div className={rest}>
            <Panel
              title="KYC verification status"
              collapsible
              summary={[
                `${tally.agrees} of ${compared} ${settled ? 'agree' : 'compared match'}`,
                ...(quiet.length > 0 ? [`${quiet.length} missing`] : []),
              ].join(', ')}
            >
              <VerificationStatus
                documents={documents}
                tally={tally}
                missing={quiet.length}
                settled={settled}
              />
            </Panel>
            <div className={whole}>
              <Panel
                title="Comparison"
                padding="none"
                actions={
                  <div className={choose}>
                    <span aria-hidden>Compare with</span>
                    <div className={baseChoice}>
                      <Select
                        label="Compare with"
                        hideLabel
                        size="sm"
                        value={base}
                        onChange={setBase}
                        options={speaking.map(one => ({ value: one, label: sourceNames[one] }))}
                      />
                    </div>
                    <div className={filter}>
                      <Segmented
                        label="Rows shown"
                        hideLabel
                        size="sm"
                        value={shows}
                        onChange={setShows}
                        options={[
                          { value: 'all', label: 'All' },
                          { value: 'differences', label: `Differences ${matrixDifferences(facts, base)}` },
                        ]}
                      />
                    </div>
                  </div>
                }
              >
                {shown.length > 0 ? (
                  <Matrix
                    rows={complete ? shown : shown.slice(0, initialCount)}
                    columns={columns}
                    base={base}
                    equal={columns.length > 8 && !longWord.test(facts.declared?.fullName ?? '')}
                    loading={loading}
                    verified={verified}
                  />
                ) : (
                  <EmptyState title="No differences" why={whyEmpty(rows, base, unsettled)} />
                )}
                {complete ? (
                  <p className={silent}>
                    {notes[source]}.
                    {quiet.length > 0
                      ? ` Nothing from: ${quiet.map(one => sourceNames[one]).join(', ')}.`
                      : ''}
                  </p>
                ) : null}
              </Panel>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
