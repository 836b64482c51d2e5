export {
  decidedAs,
  outcomeSections,
  sectionsBefore,
  sectionsUndecided,
  writtenUntil,
} from './asItStood';
export { compareDecided, type DecidedComparison } from './compareDecided';
export { replayContract } from './contract';
export { replayMessages } from './messages';
export { type Replay, type ReplaySource, replayWire } from './schema';
