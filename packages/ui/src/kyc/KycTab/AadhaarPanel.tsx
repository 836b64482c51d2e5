import { type Aadhaar, aadhaarCounts } from '@lending-desk/domain/kyc';
import { Banner } from '../../primitives/Banner';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { shownGender } from '../shownGender';
import { xmlVerified } from '../xmlVerified';

type AadhaarPanelProps = { aadhaar: Aadhaar | null };

/** The Aadhaar XML Verified line, and why a document is not accepted [CR-081, CR-085]. */
export function AadhaarPanel({ aadhaar }: AadhaarPanelProps) {
  if (aadhaar === null) {
    return (
      <Panel title="Aadhaar">
        <Text as="p" tone="tertiary">
          No Aadhaar document was submitted.
        </Text>
      </Panel>
    );
  }
  const counts = aadhaarCounts(aadhaar);
  const verified = counts && aadhaar.xmlVerified;
  return (
    <Panel title="Aadhaar">
      {counts ? null : (
        <Banner tone="flag" title="This Aadhaar document does not count">
          Its code is {aadhaar.code ?? 'not given'}, not 200; its values are compared with nothing.
        </Banner>
      )}
      <KeyValue
        columns={2}
        labelWidth="wide"
        items={[
          xmlVerified(verified),
          { label: 'Code', value: aadhaar.code, mono: true },
          { label: 'Number', value: aadhaar.number, mono: true },
          { label: 'Gender', value: shownGender(aadhaar.gender) },
        ]}
      />
    </Panel>
  );
}
