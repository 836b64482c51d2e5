export { decisionMessages } from './decisionMessages';
export { deskMessages } from './deskMessages';
export { type Failure, failureStatus, failureText } from './failure';
export { messages } from './messages';
export { refusals } from './refusals';
export { signinMessages } from './signinMessages';
