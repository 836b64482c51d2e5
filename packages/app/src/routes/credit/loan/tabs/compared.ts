// One file of the build: KYC compares with what the bureaux say, and reads it.
export { Tab as Cibil } from './cibil';
export { Tab as Equifax } from './equifax';
export { Tab as Kyc } from './kyc';
export { Tab as KycNew } from './kycNew';
