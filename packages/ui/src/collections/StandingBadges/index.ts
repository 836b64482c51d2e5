export { StandingBadges, type StandingBadgesProps } from './StandingBadges';
