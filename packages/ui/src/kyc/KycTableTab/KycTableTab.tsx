import type { KycDocument, KycImage, SupportDocuments } from '@lending-desk/domain/kyc';
import type { MaskedField, SectionState } from '@lending-desk/domain/loan';
import { type ReactElement, useMemo } from 'react';
import { KeyValue } from '../../primitives/KeyValue';
import { Panel } from '../../primitives/Panel';
import { RevealError, RevealEye, type Reveals, useReveals } from '../../primitives/Reveal';
import { SectionBody } from '../../primitives/SectionBody';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { shownGender } from '../shownGender';
import { ImageGallery } from '../KycImages';
import { WrittenDate } from '../WrittenDate';
import { photo } from './KycTableTab.css';

export type KycTableTabProps = {
  documents: SupportDocuments;
  /** personalDetails.photo; null without one. */
  selfie: KycImage | null;
  /** Where the application was made. */
  location: { readonly latitude: number | null; readonly longitude: number | null };
  /** The numbers are masked; the eye fetches one. @default false */
  masked?: boolean | undefined;
  /** Fetches a masked number; the access is audited. Rejects with the server's message. */
  onReveal: (field: MaskedField) => Promise<string | null>;
  /** Reveals one masked image and returns its link; the access is audited. @default no image is masked */
  onRevealFile?: ((ref: string) => Promise<string>) | undefined;
};

/** A row of the documents: the section it comes from, and the masked fields its numbers are revealed by. */
type Row = {
  readonly name: string;
  readonly front: KycImage | null;
  readonly back: KycImage | null;
  /** What a picture is not there for: 'broken' for a document that could not be read. */
  readonly state: SectionState<unknown>['state'];
  readonly number: { readonly value: string | null; readonly field: MaskedField } | null;
  readonly file: { readonly value: string | null; readonly field: MaskedField } | null;
};

function rowOf(name: string, field: MaskedField, document: SectionState<KycDocument>): Row {
  const read = document.state === 'ready' ? document.value : null;
  return {
    name,
    front: read?.front ?? null,
    back: read?.back ?? null,
    state: document.state,
    number: { value: read?.number ?? null, field },
    file: null,
  };
}

function rowsOf(
  { pan, voterId, drivingLicence, passport }: SupportDocuments,
  selfie: KycImage | null,
): Row[] {
  const fileNumber = passport.state === 'ready' ? passport.value.fileNumber : null;
  return [
    { name: 'Selfie', front: selfie, back: null, state: 'ready', number: null, file: null },
    rowOf('PAN Photo', 'panNumber', pan),
    rowOf('Voter Id Card', 'voterIdNumber', voterId),
    rowOf('Driving License', 'drivingLicenseNumber', drivingLicence),
    {
      ...rowOf('Passport', 'passportNumber', passport),
      file: { value: fileNumber, field: 'passportFileNumber' },
    },
  ];
}

const nameOf = ({ name }: Row) => name;

type NumberProps = {
  name: string;
  given: NonNullable<Row['number']>;
  masked: boolean;
  reveals: Reveals<MaskedField>;
};

/** A number of a document; a masked one with the eye that fetches it. */
function Identifier({ name, given, masked, reveals }: NumberProps) {
  if (!masked) return <Text mono>{given.value}</Text>;
  const reveal = reveals.of(given.field);
  return (
    <>
      <Stack direction="row" gap="1">
        <Text mono>{reveal.state === 'shown' ? reveal.value : given.value}</Text>
        <RevealEye reveal={reveal} name={name} onToggle={() => reveals.toggle(given.field)} />
      </Stack>
      <RevealError reveal={reveal} />
    </>
  );
}

/** Documents with photos and numbers, the Aadhaar document, and the position of the application (CO-030 to CO-033). */
export function KycTableTab(props: KycTableTabProps) {
  const { documents, selfie, location, masked = false, onReveal, onRevealFile } = props;
  const reveals = useReveals(onReveal);
  const rows = useMemo(() => rowsOf(documents, selfie), [documents, selfie]);
  const sets = useMemo(
    () =>
      rows.flatMap(({ name, front, back }) =>
        (['front', 'back'] as const).map(side => {
          // A selfie has one side.
          const title = name === 'Selfie' ? name : `${name}, ${side}`;
          const image = side === 'front' ? front : back;
          return { name: title, status: null, sides: [{ title, image }], none: 'No image' };
        }),
      ),
    [rows],
  );
  const columnsWith = (cards: readonly ReactElement[]): readonly Column<Row>[] => {
    const photoOf = (row: Row, side: 0 | 1) => (
      <ul className={photo}>{cards[rows.indexOf(row) * 2 + side]}</ul>
    );
    return [
      { id: 'name', header: 'Document', cell: row => <Text weight="medium">{row.name}</Text> },
      { id: 'front', header: 'Front photo', width: 168, cell: row => photoOf(row, 0) },
      {
        id: 'back',
        header: 'Back photo',
        width: 168,
        cell: row => (row.name === 'Selfie' ? null : photoOf(row, 1)),
      },
      {
        id: 'number',
        header: 'Identification number',
        cell: row =>
          row.state === 'broken' ? (
            <Text tone="reject">Could not be read</Text>
          ) : row.number?.value ? (
            <Identifier name={`number of ${row.name}`} given={row.number} masked={masked} reveals={reveals} />
          ) : null,
      },
      {
        id: 'file',
        header: 'File number',
        cell: row =>
          row.file?.value ? (
            <Identifier name="file number" given={row.file} masked={masked} reveals={reveals} />
          ) : null,
      },
    ];
  };
  return (
    <>
      <Panel title="Kyc Details" padding="none">
        <ImageGallery sets={sets} onRevealFile={onRevealFile}>
          {cards => <Table label="Kyc documents" columns={columnsWith(cards)} rows={rows} rowKey={nameOf} />}
        </ImageGallery>
      </Panel>
      <Panel title="Aadhaar">
        <SectionBody section={documents.aadhaar} name="Aadhaar details">
          {aadhaar => (
            <KeyValue
              labelWidth="wide"
              items={[
                { label: 'Name', value: aadhaar.name },
                { label: 'DOB', value: aadhaar.dob && <WrittenDate text={aadhaar.dob} /> },
                { label: 'Address', value: aadhaar.address },
                { label: 'Gender', value: shownGender(aadhaar.gender) },
                { label: 'Photo', value: aadhaar.portrait && <AadhaarPhoto portrait={aadhaar.portrait} /> },
              ]}
            />
          )}
        </SectionBody>
      </Panel>
      <Panel title="Location Coordinates">
        <KeyValue
          labelWidth="wide"
          items={[
            { label: 'Latitude', value: location.latitude, mono: true },
            { label: 'Longitude', value: location.longitude, mono: true },
          ]}
        />
      </Panel>
    </>
  );
}

/** Its own gallery: the portrait is no photo of the table above. */
function AadhaarPhoto({ portrait }: { portrait: KycImage }) {
  const sets = useMemo(
    () => [
      {
        name: 'Aadhaar',
        status: null,
        sides: [{ title: 'Aadhaar photo', image: portrait }],
        none: 'No image',
      },
    ],
    [portrait],
  );
  return <ImageGallery sets={sets}>{cards => <ul className={photo}>{cards}</ul>}</ImageGallery>;
}
