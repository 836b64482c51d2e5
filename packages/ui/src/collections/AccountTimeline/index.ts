export { AccountTimeline, type AccountTimelineProps } from './AccountTimeline';
