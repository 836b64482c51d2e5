export { codeWords } from './codeWords';
export { field, fieldsOf, isObject, listOf, type JsonObject, objectsOf, textAt } from './loose';
