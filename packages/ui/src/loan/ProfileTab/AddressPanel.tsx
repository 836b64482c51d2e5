import { addressLine, compareGps, type Personal } from '@lending-desk/domain/applicant';
import type { LoanCore, SectionState } from '@lending-desk/domain/loan';
import { MapPin } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Panel } from '../../primitives/Panel';
import { Text } from '../../primitives/Text';
import { Place, places } from '../Place';
import { SectionBody } from '../../primitives/SectionBody';

type GpsBadgeProps = { home: Personal['currentAddress']; gps: LoanCore['gps'] };

const byPin = {
  same: { tone: 'approve', label: 'GPS in the same PIN code' },
  other: { tone: 'flag', label: 'GPS in another PIN code' },
  otherArea: { tone: 'reject', label: 'GPS in another area' },
} as const;

/** Distance from home to where the application was made; if unknown, whether the PIN codes match. */
function GpsBadge({ home, gps }: GpsBadgeProps) {
  const stand = compareGps(home, gps);
  if (stand === null) return null;
  const { tone, label } =
    stand.by === 'distance'
      ? { tone: stand.tone, label: `GPS ${stand.km < 100 ? stand.km.toFixed(1) : Math.round(stand.km)} km` }
      : byPin[stand.pin];
  return (
    <Badge tone={tone} icon={MapPin}>
      {label}
    </Badge>
  );
}

type AddressPanelProps = { core: LoanCore; personal: SectionState<Personal> };

/** Current address, permanent address, and location when applying. */
export function AddressPanel({ core, personal }: AddressPanelProps) {
  const { address, latitude, longitude } = core.gps;
  return (
    <Panel title="Address">
      <SectionBody section={personal} name="Personal details">
        {person => (
          <div className={places}>
            <Place
              label="Current"
              text={addressLine(person.currentAddress)}
              badge={<GpsBadge home={person.currentAddress} gps={core.gps} />}
            />
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
