export { KycNotices } from './KycNotices';
export { KycFailed } from './KycFailed';
