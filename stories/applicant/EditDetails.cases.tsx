import { type EditValues, stateList } from '@lending-desk/domain/applicant';
import { EditDetailsDialog, type EditDetailsDialogProps } from '@lending-desk/ui/applicant/EditDetailsDialog';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { edited } from '../fixtures/editing';
import { today } from '../fixtures/loans';

/** The dialog with what is typed kept, as the page around it does. */
export function Held(props: EditDetailsDialogProps) {
  const [values, setValues] = useState<EditValues>(props.values);
  const [photos, setPhotos] = useState(props.photos);
  return (
    <EditDetailsDialog
      {...props}
      values={values}
      onChange={next => {
        setValues(next);
        props.onChange(next);
      }}
      photos={photos}
      onChoosePhoto={(slot, file) => {
        props.onChoosePhoto(slot, file);
        const { name, size } = file;
        setPhotos(now => ({ ...now, [slot]: { id: name, name, size, state: 'waiting', percent: 0 } }));
      }}
      onRemovePhoto={slot => {
        props.onRemovePhoto(slot);
        setPhotos(now => ({ ...now, [slot]: undefined }));
      }}
    />
  );
}

export const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
/** One part of the fields: 'Current address'. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const preview = () => within(screen.getByRole('complementary', { name: 'Preview of changes' }));
/** The listed changes of one group as 'label: old → new'. */
export const listed = (group: string) =>
  [...screen.getByRole('region', { name: `${group} changes` }).querySelectorAll('del')].map(old => {
    const text = (element: Element | null | undefined) => element?.lastElementChild?.textContent;
    return `${old.previousElementSibling?.firstElementChild?.textContent}: ${text(old)} → ${text(old.nextElementSibling)}`;
  });

export const editArgs = {
  open: true,
  name: 'Imran Sheikh',
  loanId: 4816620,
  today,
  stored: edited.stored,
  values: edited.stored,
  primaryPhone: '9900000508',
  states: stateList,
  kyc: 'ready',
  photos: {},
  accept: '.jpg,.jpeg,.png,.webp',
  saves: {},
  onClose: fn(),
  onChange: fn(),
  onChoosePhoto: fn(),
  onRemovePhoto: fn(),
  onProceed: fn(),
  onDiscard: fn(),
} as const;

/** Changes of fields in three parts. */
export const typed = {
  ...edited.stored,
  fullName: 'Imran Abdul Sheikh',
  houseType: 'Owned',
  'currentAddress.line1': 'C-7, Shanti Apartments',
  'currentAddress.pinCode': '500006',
  monthlyIncome: '41000',
};

/** A photo that is chosen. */
export const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
