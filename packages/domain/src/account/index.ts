export { accountContract } from './contract';
export { accountMessages } from './messages';
export {
  type OpenSession,
  type PasswordChange,
  passwordChangeSchema,
  passwordResetSchema,
} from './schema';
