import type { CdlComment, CollectionsComment, QuizResult } from '@lending-desk/domain/intel';
import type { SectionState } from '@lending-desk/domain/loan';

/** Rows have no id in the API, so their index serves as the key. */
export type Placed<T> = T & { readonly place: number };
export type CdlRow = Placed<CdlComment>;
export type CollectionsRow = Placed<CollectionsComment>;
export type QuizRow = Placed<QuizResult>;

export const placeOf = ({ place }: { readonly place: number }) => String(place);

/** Adds each row's index. */
export function placed<T extends object>(list: readonly T[]): Placed<T>[] {
  return list.map((row, place) => ({ ...row, place }));
}

/** The same for a section, which may be missing or unreadable. */
export function placedSection<T extends object>(
  section: SectionState<readonly T[]>,
): SectionState<readonly Placed<T>[]> {
  return section.state === 'ready' ? { state: 'ready', value: placed(section.value) } : section;
}
