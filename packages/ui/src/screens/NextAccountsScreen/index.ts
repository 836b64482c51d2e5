export { NextAccountsScreen, type NextAccountsScreenProps } from './NextAccountsScreen';
