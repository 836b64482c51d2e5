import type { VerificationLine } from '@lending-desk/domain/kyc';
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, type LucideIcon } from 'lucide-react';
import type { StatusTone } from '../primitives/Badge';

/** Colour, icon and label of each document status. */
export const statusFaces: Readonly<
  Record<VerificationLine['state'], { tone: StatusTone; icon: LucideIcon; word: string }>
> = {
  verified: { tone: 'approve', icon: CircleCheck, word: 'Verified' },
  notVerified: { tone: 'flag', icon: CircleAlert, word: 'Not verified' },
  notCounted: { tone: 'flag', icon: CircleSlash, word: 'Not counted' },
  notSubmitted: { tone: 'neutral', icon: CircleDashed, word: 'Not submitted' },
};
