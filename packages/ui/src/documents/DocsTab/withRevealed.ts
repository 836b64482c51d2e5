import type { FileLink } from '@lending-desk/domain/files';
import type { Reveals } from '../../primitives/Reveal';
import type { Lists } from './readable';

/** The rows, with links added for the files that were revealed. */
export function withRevealed({ papers, statements, documents }: Lists, reveals: Reveals<string>): Lists {
  const row = <Row extends { readonly file: FileLink | null }>(one: Row): Row => {
    const ref = one.file?.reveal;
    const reveal = ref === undefined ? null : reveals.of(ref);
    return one.file && reveal?.state === 'shown' ? { ...one, file: { ...one.file, url: reveal.value } } : one;
  };
  return {
    papers: typeof papers === 'string' ? papers : papers.map(row),
    statements: statements && statements.map(row),
    documents: documents && documents.map(row),
  };
}
