import type { SettledDocument } from '@lending-desk/domain/kyc';
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, Flag, type LucideIcon } from 'lucide-react';
import type { StatusTone } from '../primitives/Badge';
import { attributeNames } from './words';

/** Colour, icon and label of each document status. */
export const statusFaces: Readonly<
  Record<SettledDocument['state'], { tone: StatusTone; icon: LucideIcon; word: string }>
> = {
  verified: { tone: 'approve', icon: CircleCheck, word: 'Verified' },
  notVerified: { tone: 'flag', icon: CircleAlert, word: 'Not verified' },
  toCheck: { tone: 'flag', icon: Flag, word: 'To check' },
  unreadable: { tone: 'flag', icon: CircleAlert, word: 'Not readable' },
  notCounted: { tone: 'flag', icon: CircleSlash, word: 'Not counted' },
  notSubmitted: { tone: 'neutral', icon: CircleDashed, word: 'Not submitted' },
};

/** A short detail of a document: what of it is to be checked, or what its verifier said; null for none. */
export const documentDetail = ({ detail, toCheck }: SettledDocument): string | null =>
  toCheck.length > 0 ? toCheck.map(attribute => attributeNames[attribute]).join(', ') : detail;
