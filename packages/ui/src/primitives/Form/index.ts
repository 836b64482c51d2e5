export { type Form, type FormField, type FormOptions, useForm } from './useForm';
