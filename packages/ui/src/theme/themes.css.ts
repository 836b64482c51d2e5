import { assignVars, createTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { darkColours, densities, lightColours } from './tokens';

export const lightTheme = createTheme(vars.colour, lightColours);
/** Printing always uses the light theme. */
export const darkTheme = style([
  lightTheme,
  { '@media': { screen: { vars: assignVars(vars.colour, darkColours) } } },
]);
export const compactDensity = createTheme(vars.density, densities.compact);
export const comfortableDensity = createTheme(vars.density, densities.comfortable);
