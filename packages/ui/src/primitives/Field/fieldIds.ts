import { useId } from 'react';

/** The ids of a field's parts, derived from the control's id. */
export type FieldIds = { control: string; label: string; message: string; counter: string };

export function fieldIds(control: string): FieldIds {
  return {
    control,
    label: `${control}-label`,
    message: `${control}-message`,
    counter: `${control}-counter`,
  };
}

/** For a control that needs its ids before the frame renders it. */
export function useFieldIds(): FieldIds {
  return fieldIds(useId());
}
