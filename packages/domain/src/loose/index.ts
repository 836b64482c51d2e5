export { field, fieldsOf, isObject, listOf, type LooseObject, objectsOf, textAt } from './loose';
