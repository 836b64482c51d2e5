import {
  changedFields,
  type EditField,
  editFaults,
  type EditGroup,
  editGroups,
  type EditValues,
  type ProofType,
  proofTypes,
} from '@lending-desk/domain/applicant';
import { type BusinessDate, formatDate, isBusinessDate } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import type { FormFaults } from '@lending-desk/domain/form';
import { exactRupees, rupeesToPaise } from '@lending-desk/domain/money';
import type { Upload } from '../../primitives/Uploads';

/** State of the save of one group. */
export type GroupSave = {
  readonly state: 'idle' | 'running' | 'saved' | 'failed';
  /** The server's refusal. @default that it failed, in the words of the group */
  readonly message?: string | undefined;
  /** Whether the answer was lost, so that the changes may be stored. @default false */
  readonly lost?: boolean | undefined;
  /** Whether a photo was among what was saved. @default false */
  readonly uploaded?: boolean | undefined;
  /** The server's error per field. @default none */
  readonly refused?: FormFaults | undefined;
};

/** The outcome of a group in words; undefined before there is one (CS-057 to CS-067). */
export function outcomeText(
  group: EditGroup,
  { state, message, uploaded = false }: GroupSave,
): string | undefined {
  if (state === 'running') return 'Saving';
  if (state === 'failed') return message ?? failedTexts[group] ?? messages.applicant.updateFailed;
  if (state !== 'saved') return undefined;
  return savedTexts[group] ?? (uploaded ? messages.applicant.uploaded : messages.applicant.updated);
}

const savedTexts: Readonly<Partial<Record<EditGroup, string>>> = {
  personal: messages.applicant.personalSaved,
  professional: messages.applicant.professionalSaved,
  financial: messages.applicant.financialSaved,
  selfie: messages.applicant.uploaded,
};
const failedTexts: Readonly<Partial<Record<EditGroup, string>>> = { proof: messages.page.contactAdmin };

/** The photos that can be uploaded. */
export const photoSlots = ['selfie', 'panFront', 'proofFront', 'proofBack'] as const;
export type PhotoSlot = (typeof photoSlots)[number];

export const slotGroups: Readonly<Record<PhotoSlot, EditGroup>> = {
  selfie: 'selfie',
  panFront: 'pan',
  proofFront: 'proof',
  proofBack: 'proof',
};

/** A photo to be sent, with its file to be looked at. */
export type Photo = Upload & { readonly file?: File | undefined };
export type Photos = Readonly<Partial<Record<PhotoSlot, Photo>>>;

/** Everything that was changed in one group. */
export type GroupChange = {
  readonly group: EditGroup;
  readonly fields: readonly EditField[];
  readonly photos: readonly (readonly [PhotoSlot, Photo])[];
};

/** The chosen address proof; its name in the values is no field of its own. */
export function proofTypeOf(values: EditValues): ProofType {
  return proofTypes.find(type => type === values['proofType']) ?? 'drivingLicense';
}

/** What was changed, by group; groups without a change are left out. */
export function changesOf(values: EditValues, stored: EditValues, photos: Photos): readonly GroupChange[] {
  const proofType = proofTypeOf(values);
  return editGroups
    .map(group => ({
      group,
      fields: changedFields(group, { values, stored, proofType }),
      photos: photoSlots.flatMap(slot => {
        const photo = photos[slot];
        return photo && slotGroups[slot] === group && photo.state !== 'refused'
          ? [[slot, photo] as const]
          : [];
      }),
    }))
    .filter(({ fields, photos: chosen }) => fields.length + chosen.length > 0);
}

/** How many changes there are. */
export function countOf(changes: readonly GroupChange[]): number {
  return changes.reduce((sum, { fields, photos }) => sum + fields.length + photos.length, 0);
}

/** The faults of the changed fields. */
export function faultsOf(
  changes: readonly GroupChange[],
  typed: { readonly values: EditValues; readonly today: BusinessDate },
): FormFaults {
  return Object.assign(
    {},
    ...changes.map(({ group, fields }) => (group === 'selfie' ? {} : editFaults(group, fields, typed))),
  ) as FormFaults;
}

/** A value as a person reads it; '–' for an empty one. */
export function shownValue({ kind, options }: EditField, value: string): string {
  const text = value.trim();
  if (text === '') return '–';
  if (kind === 'date') return isBusinessDate(text) ? formatDate(text) : text;
  if (kind === 'rupees') {
    const amount = rupeesToPaise(Number(text));
    return amount === null ? text : exactRupees(amount);
  }
  const labels = new Map(options);
  const parts = kind === 'list' ? text.split(',') : [text];
  return parts.map(part => labels.get(part) ?? part).join(', ');
}
