import {
  editFields,
  type EditSectionId,
  editSections,
  type EditValues,
  fieldsOfGroup,
  proofLabels,
  proofTypes,
  type StateChoice,
} from '@lending-desk/domain/applicant';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import type { RefObject } from 'react';
import { Button } from '../../primitives/Button';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import type { Form } from '../../primitives/Form';
import { RadioCards } from '../../primitives/RadioCards';
import { Skeleton } from '../../primitives/Skeleton';
import { TextField } from '../../primitives/TextField';
import { type Upload, Uploads } from '../../primitives/Uploads';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { choice, fields as fieldsClass, heading, part } from './EditDetailsDialog.css';
import { EditFieldControl } from './EditFieldControl';
import { type Photos, type PhotoSlot, proofTypeOf } from './editState';

type Reading = 'loading' | { readonly message: string; readonly onRetry: () => void };

/** The details to edit, and what their fields are filled from. */
export type EditedDetails = {
  today: BusinessDate;
  /** The stored values, which the typed ones are compared with. */
  stored: EditValues;
  /** Shown, but not changed here. */
  primaryPhone: string | null;
  states: readonly StateChoice[] | Reading;
  /** Whether the numbers of the KYC documents are there. */
  kyc: 'ready' | Reading;
  photos: Photos;
  /** Accepted file types, as in HTML. */
  accept: string;
  onChoosePhoto: (slot: PhotoSlot, file: File) => void;
  onRemovePhoto: (slot: PhotoSlot) => void;
};

type Props = EditedDetails & {
  form: Form<Readonly<Record<string, string>>>;
  /** 'Please select Selfie file!' after Upload Selfie without one. @default none */
  selfieFault: string | undefined;
  onUploadSelfie: () => void;
  uploadingSelfie: boolean;
  /** The element of each part, to scroll to. */
  parts: RefObject<Partial<Record<EditSectionId, HTMLElement | null>>>;
};

/** The fields of the Edit dialog, part by part (CS-098). */
export function EditSections(props: Props) {
  const { parts } = props;
  return editSections.map(({ id, title }) => (
    <section
      key={id}
      ref={element => {
        parts.current[id] = element;
      }}
      className={part}
      aria-label={title}
    >
      <h3 className={heading}>{title}</h3>
      {id === 'selfie' ? (
        <Selfie {...props} />
      ) : id === 'pan' || id === 'proof' ? (
        <Documents {...props} id={id} />
      ) : (
        <div className={fieldsClass}>
          <Controls
            {...props}
            names={editFields.filter(({ section }) => section === id).map(({ name }) => name)}
          />
        </div>
      )}
    </section>
  ));
}

function Controls({
  form,
  stored,
  states,
  today,
  primaryPhone,
  names,
}: Props & { names: readonly string[] }) {
  return editFields
    .filter(({ name }) => names.includes(name))
    .map(field => {
      const control = (
        <EditFieldControl
          {...form.field(field.name)}
          key={field.name}
          field={field}
          value={form.values[field.name] ?? ''}
          stored={stored[field.name] ?? ''}
          today={today}
          states={Array.isArray(states) ? states : null}
        />
      );
      if (field.name !== 'alternatePhoneNumber') return control;
      return [
        <TextField
          key="primaryPhoneNumber"
          label="Primary phone"
          value={primaryPhone ?? ''}
          onChange={() => undefined}
          mono
          disabled
          disabledReason="Cannot be changed here"
        />,
        control,
      ];
    });
}

type PhotoProps = Pick<Props, 'photos' | 'onChoosePhoto' | 'onRemovePhoto' | 'accept'> & {
  slot: PhotoSlot;
  label: string;
  error?: string | undefined;
};

/** One photo; choosing another one replaces it. It is sent by Proceed. */
function Photo({ slot, label, photos, accept, onChoosePhoto, onRemovePhoto, error }: PhotoProps) {
  const photo = photos[slot];
  const shown: Upload | undefined =
    photo?.state === 'waiting' ? { ...photo, message: 'Sent with Proceed' } : photo;
  const remove = () => onRemovePhoto(slot);
  return (
    <Uploads
      label={label}
      error={error}
      accept={accept}
      multiple={false}
      placeholder="Drop or browse"
      uploads={shown ? [shown] : []}
      onChoose={files => {
        const [file] = files;
        if (file) onChoosePhoto(slot, file);
      }}
      onCancel={remove}
      onRetry={remove}
      onRemove={remove}
    />
  );
}

function Selfie(props: Props) {
  return (
    <div className={fieldsClass}>
      <Photo {...props} slot="selfie" label="Selfie" error={props.selfieFault} />
      <div>
        <Button
          size="sm"
          loading={props.uploadingSelfie}
          loadingLabel="Uploading"
          onClick={props.onUploadSelfie}
        >
          Upload Selfie
        </Button>
      </div>
    </div>
  );
}

function Documents(props: Props & { id: 'pan' | 'proof' }) {
  const { id, kyc, form } = props;
  if (kyc === 'loading')
    return (
      <div className={fieldsClass} aria-busy>
        <VisuallyHidden role="status">Loading the documents</VisuallyHidden>
        <Skeleton width={180} />
        <Skeleton width={140} />
      </div>
    );
  if (kyc !== 'ready')
    return <ErrorPanel title={kyc.message || messages.page.loadFailed} retry={{ onTryNow: kyc.onRetry }} />;
  const type = proofTypeOf(form.values);
  const names = fieldsOfGroup(id, type).map(({ name }) => name);
  return (
    <>
      {id === 'proof' ? (
        <div className={choice}>
          <RadioCards
            label="Document"
            hideLabel
            appearance="plain"
            value={type}
            options={proofTypes.map(value => ({ value, label: proofLabels[value] }))}
            onChange={value => form.change({ proofType: value })}
          />
        </div>
      ) : null}
      <div className={fieldsClass}>
        <Controls {...props} names={names} />
        {id === 'pan' ? (
          <Photo {...props} slot="panFront" label="PAN photo" />
        ) : (
          <>
            <Photo {...props} slot="proofFront" label="Front photo" />
            <Photo {...props} slot="proofBack" label="Back photo" />
          </>
        )}
      </div>
    </>
  );
}
