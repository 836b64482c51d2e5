export {
  type DisbursedFilter,
  DisbursedLoansScreen,
  type DisbursedLoansScreenProps,
} from './DisbursedLoansScreen';
