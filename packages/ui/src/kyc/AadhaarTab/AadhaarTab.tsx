import { compareDates, compareNames } from '@lending-desk/domain/compare';
import { messages } from '@lending-desk/domain/errors';
import { type Aadhaar, aadhaarCounts } from '@lending-desk/domain/kyc';
import type { SectionState } from '@lending-desk/domain/loan';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { shownGender } from '../shownGender';
import { ImageGallery } from '../KycImages';
import { VerdictBadge } from '../VerdictBadge';
import { xmlVerified } from '../xmlVerified';
import { WrittenDate } from '../WrittenDate';
import { document as documentClass, photos } from './AadhaarTab.css';

export type AadhaarTabProps = {
  /** The document, or that its section is loading or broken. */
  aadhaar:
    | SectionState<Aadhaar>
    | { readonly state: 'loading' }
    | { readonly state: 'failed'; readonly onRetry: () => void };
  /** What the customer stated, to compare with. */
  declared: { readonly name: string; readonly dob: string };
};

/** The Aadhaar document: name, date of birth, address, gender, xmlVerify and photo, and in words why it cannot be
 *  relied on (CS-071, CS-131). Of its number only the last four digits are stored. */
export function AadhaarTab({ aadhaar, declared }: AadhaarTabProps) {
  return (
    <Panel title="Aadhaar Details">
      {aadhaar.state === 'loading' ? (
        <div aria-busy>
          <VisuallyHidden role="status">Loading Aadhaar Details</VisuallyHidden>
          <Skeleton width={220} />
          <Skeleton width={160} />
        </div>
      ) : aadhaar.state === 'failed' ? (
        <ErrorPanel
          title={messages.kyc.sectionFailed('Aadhaar details')}
          retry={{ onTryNow: aadhaar.onRetry }}
        />
      ) : (
        <SectionBody section={aadhaar} name="Aadhaar details">
          {document => <Document document={document} declared={declared} />}
        </SectionBody>
      )}
    </Panel>
  );
}

function Document({ document, declared }: { document: Aadhaar; declared: AadhaarTabProps['declared'] }) {
  const counts = aadhaarCounts(document);
  const verified = counts && document.xmlVerified;
  const compared = (
    value: string | null,
    comparison: ReturnType<typeof compareNames>,
    shown: ReactNode = value,
  ) =>
    value === null ? null : (
      <Stack direction="row" gap="2">
        {shown}
        <VerdictBadge comparison={comparison} />
      </Stack>
    );
  return (
    <Stack gap="3">
      {verified ? null : (
        <Banner
          tone={document.xmlVerified ? 'flag' : 'reject'}
          title={
            document.xmlVerified
              ? 'This Aadhaar document does not count'
              : 'The signature of this document is not verified'
          }
        >
          {document.xmlVerified
            ? `Its code is ${document.code ?? 'not given'}, not 200.`
            : 'It may have been changed, or signed by somebody else. Do not rely on its values.'}
        </Banner>
      )}
      <div className={documentClass}>
        <KeyValue
          labelWidth="wide"
          items={[
            {
              label: 'Name',
              value: compared(document.name, compareNames(declared.name, document.name ?? '')),
            },
            {
              label: 'Date of birth',
              value: compared(
                document.dob,
                compareDates(declared.dob, document.dob ?? ''),
                <WrittenDate text={document.dob ?? ''} />,
              ),
            },
            { label: 'Address', value: document.address },
            { label: 'Gender', value: shownGender(document.gender) },
            xmlVerified(verified),
            { label: 'Number', value: document.number, mono: true },
          ]}
        />
        <ImageGallery
          sets={[
            {
              name: 'Photo',
              status: null,
              sides: [{ title: 'Aadhaar photo', image: document.portrait }],
              none: 'No photo stored',
            },
          ]}
        >
          {cards => <ul className={photos}>{cards}</ul>}
        </ImageGallery>
      </div>
    </Stack>
  );
}
