import { applicantEditContract } from '@lending-desk/domain/applicant';
import { acceptOf, uploadFault } from '@lending-desk/domain/files';
import type { Photos, PhotoSlot } from '@lending-desk/ui/applicant/EditDetailsDialog';
import type { Upload } from '@lending-desk/ui/primitives/Uploads';
import { useRef, useState } from 'react';

const part = applicantEditContract.selfie.body.files.photo;
/** The endings a file dialog offers. */
export const acceptedPhotos = acceptOf(part);

type Chosen = { readonly file: File; readonly upload: Upload };

/** The photos a person has chosen and not sent yet; they do not outlive the page. */
export function usePhotos() {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<PhotoSlot, Chosen>>>>({});
  const count = useRef(0);
  const choose = (slot: PhotoSlot, file: File) => {
    count.current += 1;
    const fault = uploadFault(file, part, []);
    const upload: Upload = {
      id: String(count.current),
      name: file.name,
      size: file.size,
      state: fault === null ? 'waiting' : 'refused',
      percent: 0,
      message: fault ?? undefined,
    };
    setChosen(now => ({ ...now, [slot]: { file, upload } }));
  };
  const set = (slot: PhotoSlot, changed: Partial<Upload>) => {
    setChosen(now => {
      const one = now[slot];
      return one ? { ...now, [slot]: { ...one, upload: { ...one.upload, ...changed } } } : now;
    });
  };
  const remove = (...slots: readonly PhotoSlot[]) => {
    setChosen(now =>
      Object.fromEntries(Object.entries(now).filter(([slot]) => !slots.some(one => one === slot))),
    );
  };
  const photos = Object.fromEntries(
    Object.entries(chosen).map(([slot, { upload, file }]) => [slot, { ...upload, file }]),
  ) as Photos;
  return {
    photos,
    fileOf: (slot: PhotoSlot) => (chosen[slot]?.upload.state === 'refused' ? undefined : chosen[slot]?.file),
    choose,
    remove,
    /** Shows how much of the photos is sent. */
    progress: (slots: readonly PhotoSlot[]) => (percent: number) => {
      for (const slot of slots) set(slot, { state: 'running', percent });
    },
    /** Shows that the photos are still to be sent. */
    wait: (slots: readonly PhotoSlot[]) => {
      for (const slot of slots) set(slot, { state: 'waiting', percent: 0 });
    },
  };
}
