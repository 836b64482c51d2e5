export { field, fieldsOf, isObject, type LooseObject, objectsOf, textAt } from './loose';
