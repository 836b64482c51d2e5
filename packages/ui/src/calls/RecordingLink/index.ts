export { RecordingLink, type RecordingLinkProps } from './RecordingLink';
