export { Presence, type PresenceProps } from './Presence';
