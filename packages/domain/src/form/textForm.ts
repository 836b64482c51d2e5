import { isObject } from '../loose/loose';

/** The checks of a form whose values are all texts.
 *  @param names  its fields */
export function textForm<Name extends string>(names: readonly Name[]) {
  type Draft = Readonly<Record<Name, string>>;
  return {
    /** Whether a stored value is a draft of this form in this release: every field is a text. */
    fits: (value: unknown): value is Draft =>
      isObject(value) && names.every(name => typeof value[name] === 'string'),
    /** Whether two drafts are equal, so that nothing typed would be lost. */
    same: (left: Draft, right: Draft): boolean => names.every(name => left[name] === right[name]),
  };
}
