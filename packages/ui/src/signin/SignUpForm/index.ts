export { type SignUpFailure, SignUpForm, type SignUpFormProps, type SignUpSubmit } from './SignUpForm';
