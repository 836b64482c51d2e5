import type { EditSectionId } from '@lending-desk/domain/applicant';

/** The part under the eye: the last that begins above a quarter of the view, or the last of all at the end. The part
 *  somebody went to stays it as long as it begins in view, also where the end keeps it from the top.
 *  @param parts  in their order */
export function partInView(
  view: Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight' | 'getBoundingClientRect'>,
  parts: readonly (readonly [EditSectionId, Pick<HTMLElement, 'getBoundingClientRect'>])[],
  chosen: EditSectionId | null,
): EditSectionId | undefined {
  const { top } = view.getBoundingClientRect();
  const beginsAt = (part: Pick<HTMLElement, 'getBoundingClientRect'>) =>
    part.getBoundingClientRect().top - top;
  const own = parts.find(([id]) => id === chosen);
  // A scroll position is not always whole.
  if (own && beginsAt(own[1]) > -2 && beginsAt(own[1]) < view.clientHeight) return own[0];
  if (view.scrollTop + view.clientHeight >= view.scrollHeight - 2) return parts.at(-1)?.[0];
  return (parts.findLast(([, part]) => beginsAt(part) <= view.clientHeight / 4) ?? parts[0])?.[0];
}
