export { NextReasons, type NextReasonsProps } from './NextReasons';
