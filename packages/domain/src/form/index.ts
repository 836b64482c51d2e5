export { type FormFaults, type FormVerdict, verdictByFaults, verdictBySchema } from './verdict';
