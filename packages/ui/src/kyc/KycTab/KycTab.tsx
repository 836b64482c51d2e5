import type { RuleOutcome } from '@lending-desk/domain/engine';
import { doubtedAttributes, identityMatrix, type KycFacts, settledDocuments } from '@lending-desk/domain/kyc';
import { useMemo } from 'react';
import { Panel } from '../../primitives/Panel';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { Staged } from '../../primitives/Staged';
import { KycImages } from '../KycImages';
import { KycFailed, KycNotices } from '../KycNotices';
import type { KycState } from '../kycState';
import { AadhaarPanel } from './AadhaarPanel';
import { checkRows } from './checkRows';
import { CheckTable } from './CheckTable';
import { EquifaxAddresses } from './EquifaxAddresses';
import { pair } from './KycTab.css';
import { PassportPanels } from './PassportPanels';

export type KycTabProps = {
  /** State of the KYC data: loading, failed or ready. */
  kyc: KycState;
  /** Reveals one masked image; the access is audited. @default no image is masked */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
  /** Results of the rule engine: a document they flag is not said to be verified. @default none */
  rules?: readonly RuleOutcome[] | undefined;
};

const noRules: readonly RuleOutcome[] = [];

/** The first version of the KYC tab: images, the checks, Aadhaar, passport, the bureau's addresses (CR-079 to
 *  CR-083). */
export function KycTab({ kyc, onRevealFile, rules = noRules }: KycTabProps) {
  if (kyc.state === 'failed') return <KycFailed onRetry={kyc.onRetry} />;
  if (kyc.state === 'loading') return <Loading />;
  return <Ready facts={kyc.facts} onRevealFile={onRevealFile} rules={rules} />;
}

type ReadyProps = { facts: KycFacts; rules: readonly RuleOutcome[] } & Pick<KycTabProps, 'onRevealFile'>;

function Ready({ facts, onRevealFile, rules }: ReadyProps) {
  const documents = useMemo(() => settledDocuments(facts, doubtedAttributes(rules)), [facts, rules]);
  const rows = useMemo(() => {
    const matrix = new Map(identityMatrix(facts).map(row => [row.attribute, row]));
    const of = (attribute: Parameters<typeof matrix.get>[0]) => {
      const row = matrix.get(attribute);
      return row ? checkRows(row, value => !value.document || value.document === 'PAN') : [];
    };
    return {
      name: of('name'),
      dob: of('dob'),
      pan: of('idNumber'),
      basic: [...of('gender'), ...of('email'), ...of('phone')],
      address: of('address'),
      declaredPlaces: matrix.get('address')?.values.declared ?? [],
    };
  }, [facts]);
  const { latitude, longitude } = facts.gps;
  const { loading } = facts;
  return (
    <Staged>
      <>
        <KycNotices facts={facts} />
        <Panel title="Images">
          <KycImages facts={facts} documents={documents} onRevealFile={onRevealFile} />
        </Panel>
        <div className={pair}>
          <Staged>
            <Panel title="Name" padding="none">
              <CheckTable caption="Name" rows={rows.name} loading={loading} />
            </Panel>
            <Panel title="Basic user details" padding="none">
              <CheckTable caption="Basic user details" rows={rows.basic} loading={loading} details />
            </Panel>
            <Panel title="DOB" padding="none">
              <CheckTable caption="DOB" rows={rows.dob} loading={loading} />
            </Panel>
            <Panel title="PAN" padding="none">
              <CheckTable caption="PAN" rows={rows.pan} loading={loading} />
            </Panel>
          </Staged>
        </div>
      </>
      <Panel
        title="Address"
        padding="none"
        meta={
          latitude === null || longitude === null
            ? undefined
            : `GPS ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
        }
      >
        <CheckTable caption="Address" rows={rows.address} loading={loading} />
      </Panel>
      <AadhaarPanel aadhaar={facts.aadhaar} />
      <div className={pair}>
        <PassportPanels passport={facts.passport} />
      </div>
      <Panel title="Equifax address" padding="none">
        <EquifaxAddresses places={facts.equifax?.addresses ?? []} declared={rows.declaredPlaces} />
      </Panel>
    </Staged>
  );
}

function Loading() {
  return (
    <div aria-busy role="status" aria-label="Loading KYC">
      <Stack gap="3">
        <Panel title="Images">
          <Skeleton height={130} radius="md" />
        </Panel>
        <div className={pair}>
          {['Name', 'Basic user details', 'DOB', 'PAN'].map(title => (
            <Panel key={title} title={title}>
              <Skeleton height={120} radius="md" />
            </Panel>
          ))}
        </div>
        <Panel title="Address">
          <Skeleton height={120} radius="md" />
        </Panel>
      </Stack>
    </div>
  );
}
