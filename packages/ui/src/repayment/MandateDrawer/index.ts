export { MandateDrawer, type MandateDrawerProps } from './MandateDrawer';
