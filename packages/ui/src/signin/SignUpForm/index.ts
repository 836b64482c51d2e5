export { SignUpForm, type SignUpFormProps, type SignUpSubmit } from './SignUpForm';
