export { callBlock } from './callBlock';
export { callWasQueued } from './callStatus';
export { completeCall, type KeptCall } from './completeCall';
export { callsContract } from './contract';
export { lastCallText } from './lastCall';
export { apikeyOf, readCallback, readCallDetails, type ReportedCall } from './ozonetelCalls';
export { type PhoneChoice, phoneChoices, readReferences } from './phoneChoices';
export { queuedStatus, readRecordings, type Recording, wasNotAnswered } from './recordings';
export { type AgentDetails, agentDetailsSchema } from './schema';
