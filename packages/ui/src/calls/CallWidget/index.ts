export { CallWidget, type CallWidgetProps } from './CallWidget';
