// One file for what the form loads later: the question of an approval or rejection, and the what-if.
export { WhatIf } from '../WhatIf';
export { DecisionQuestion } from './DecisionQuestion';
