export { singleSignOnContract } from './contract';
export { singleSignOnMessages } from './messages';
