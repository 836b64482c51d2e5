export { EquifaxErrorBanner, EquifaxUnreadable } from './EquifaxErrorBanner';
