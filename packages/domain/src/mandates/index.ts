export { readMandateEvent, signedTextOf } from './event';
export { type MandateNumber, mandateReference, readMandateReference } from './reference';
export { mandateAfter, mandateReissued } from './report';
export { endedStatuses, mandateModeText, mandateStatusText } from './status';
export { readSubscription, type Subscription } from './subscription';
