export { signinContract, type User } from './contract';
export { initials } from './initials';
export { longestName, type LoginForm, loginSchema, type SignUpForm, signUpSchema } from './rules';
export { accessTokenLifeSeconds, tokenKeys } from './tokens';
