export { WhyDrawer, type WhyDrawerProps } from './WhyDrawer';
