import { codeWords } from '@lending-desk/domain/loose';
import { Tag } from '../../primitives/Tag';

/** A code of collections in words, as at its own desk; the code is one hover away (M54). */
export const CodeTag = ({ code }: { code: string }) => <Tag title={code}>{codeWords(code)}</Tag>;
