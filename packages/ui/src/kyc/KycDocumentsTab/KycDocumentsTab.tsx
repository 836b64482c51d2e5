import type { KycDocument, Passport, SupportDocuments } from '@lending-desk/domain/kyc';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { messages } from '@lending-desk/domain/errors';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '../../primitives/Badge';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { useReveals } from '../../primitives/Reveal';
import { SectionBody } from '../../primitives/SectionBody';
import { Skeleton } from '../../primitives/Skeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { ImageGallery, type ImageSet } from '../KycImages';
import { document as documentClass, photos } from './KycDocumentsTab.css';

export type KycDocumentsTabProps = {
  documents:
    | SupportDocuments
    | { readonly state: 'loading' }
    | { readonly state: 'failed'; readonly onRetry: () => void };
  /** The numbers are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches a masked number; the access is audited. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
  /** Reveals one masked image and returns its link; the access is audited. Rejects with the server's message.
   *  @default no image is masked */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
};

const titles = {
  pan: 'PAN',
  drivingLicence: 'Driving licence',
  voterId: 'Voter id',
  passport: 'Passport',
} as const;
type Kind = keyof typeof titles;
const numberOf: Readonly<Record<Kind, MaskedField>> = {
  pan: 'panNumber',
  drivingLicence: 'drivingLicenseNumber',
  voterId: 'voterIdNumber',
  passport: 'passportNumber',
};
const kinds: readonly Kind[] = ['pan', 'drivingLicence', 'voterId', 'passport'];

function sidesOf(kind: Kind, section: SectionState<KycDocument>): ImageSet[] {
  const stored = section.state === 'ready' ? section.value : null;
  return (['front', 'back'] as const).map(side => ({
    name: side === 'front' ? 'Front photo' : 'Back photo',
    status: null,
    sides: [{ title: `${titles[kind]}, ${side}`, image: stored?.[side] ?? null }],
    none: 'No image stored',
  }));
}

/** The KYC documents with their photos and numbers; a photo opens in the image preview (CS-068, CS-069, CS-130). */
export function KycDocumentsTab({ documents, masked = false, onReveal, onRevealFile }: KycDocumentsTabProps) {
  if ('state' in documents)
    return (
      <Panel title="Kyc Details">
        {documents.state === 'failed' ? (
          <ErrorPanel title={messages.kyc.pageFailed} retry={{ onTryNow: documents.onRetry }} />
        ) : (
          <div aria-busy>
            <VisuallyHidden role="status">Loading the KYC documents</VisuallyHidden>
            <Skeleton width={220} />
            <Skeleton width={160} />
          </div>
        )}
      </Panel>
    );
  return <Documents documents={documents} masked={masked} onReveal={onReveal} onRevealFile={onRevealFile} />;
}

type Ready = Pick<KycDocumentsTabProps, 'onReveal' | 'onRevealFile'> & {
  documents: SupportDocuments;
  masked: boolean;
};

function Documents({ documents, masked, onReveal, onRevealFile }: Ready) {
  const sets = kinds.flatMap(kind => sidesOf(kind, documents[kind]));
  const reveals = useReveals(onReveal);
  const numberItem = (label: string, field: MaskedField, value: string | null): KeyValueItem => {
    const item = { label, mono: true };
    if (!masked || value === null) return { ...item, value };
    const reveal = reveals.of(field);
    return {
      ...item,
      value: reveal.state === 'shown' ? reveal.value : value,
      masked: { reveal, onToggle: () => reveals.toggle(field) },
    };
  };
  const itemsOf = (kind: Kind, stored: KycDocument | Passport): readonly KeyValueItem[] => [
    numberItem('Identifier number', numberOf[kind], stored.number),
    ...('fileNumber' in stored ? [numberItem('File number', 'passportFileNumber', stored.fileNumber)] : []),
    verifiedItem(stored),
  ];
  return (
    <ImageGallery sets={sets} onRevealFile={onRevealFile}>
      {cards =>
        kinds.map((kind, index) => (
          <Panel key={kind} title={titles[kind]}>
            <SectionBody section={documents[kind]} name={`${titles[kind]} details`}>
              {stored => (
                <DocumentBody cards={cards.slice(index * 2, index * 2 + 2)} items={itemsOf(kind, stored)} />
              )}
            </SectionBody>
          </Panel>
        ))
      }
    </ImageGallery>
  );
}

function verifiedItem({ verified }: KycDocument | Passport): KeyValueItem {
  return {
    label: 'Verified',
    value: (
      <Badge tone={verified ? 'approve' : 'neutral'} icon={verified ? CircleCheck : CircleX} emphasis="text">
        {verified ? 'Yes' : 'No'}
      </Badge>
    ),
  };
}

type BodyProps = { cards: readonly ReactElement[]; items: readonly KeyValueItem[] };

function DocumentBody({ cards, items }: BodyProps) {
  return (
    <div className={documentClass}>
      <ul className={photos}>{cards}</ul>
      <KeyValue labelWidth="wide" items={items} />
    </div>
  );
}
