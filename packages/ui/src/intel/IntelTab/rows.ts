import type { CdlComment, CollectionsComment, QuizResult } from '@lending-desk/domain/intel';
import type { SectionState } from '@lending-desk/domain/loan';
import { indexed, type Indexed } from '../../primitives/Table';

export type CdlRow = Indexed<CdlComment>;
export type CollectionsRow = Indexed<CollectionsComment>;
export type QuizRow = Indexed<QuizResult>;

/** The rows of a section, which may be missing or unreadable. */
export function indexedSection<T extends object>(
  section: SectionState<readonly T[]>,
): SectionState<readonly Indexed<T>[]> {
  return section.state === 'ready' ? { state: 'ready', value: indexed(section.value) } : section;
}
