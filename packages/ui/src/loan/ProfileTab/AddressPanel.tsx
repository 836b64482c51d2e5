import { addressLine, type LoanCore, type Personal, type SectionState } from '@lending-desk/domain';
import type { ReactNode } from 'react';
import { CopyButton } from '../../primitives/CopyButton';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { addresses, addressText } from './ProfileTab.css';
import { SectionBody } from './sections';

function Place({ label, text, children }: { label: string; text: string | null; children?: ReactNode }) {
  return (
    <div>
      <Stack direction="row" gap="1">
        <Text as="h3" size="caption" weight="regular" tone="tertiary">
          {label}
        </Text>
        {text ? <CopyButton value={text} label={`${label.toLowerCase()} address`} /> : null}
      </Stack>
      <p className={addressText}>{text ?? '–'}</p>
      {children}
    </div>
  );
}

type AddressPanelProps = { core: LoanCore; personal: SectionState<Personal> };

/** Where the customer lives, comes from, and was when applying. */
export function AddressPanel({ core, personal }: AddressPanelProps) {
  const { address, latitude, longitude } = core.gps;
  return (
    <Panel title="Address">
      <SectionBody section={personal} name="Personal details">
        {person => (
          <div className={addresses}>
            <Place label="Current" text={addressLine(person.currentAddress)} />
            <Place label="Permanent" text={addressLine(person.permanentAddress)} />
            <Place label="GPS" text={address}>
              {latitude !== null && longitude !== null ? (
                <Text mono tone="secondary">
                  {latitude.toFixed(5)}, {longitude.toFixed(5)}
                </Text>
              ) : null}
            </Place>
          </div>
        )}
      </SectionBody>
    </Panel>
  );
}
