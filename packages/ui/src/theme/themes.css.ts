import { createTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { darkColours, densities, lightColours } from './tokens';

export const lightTheme = createTheme(vars.colour, lightColours);
export const darkTheme = createTheme(vars.colour, darkColours);
export const compactDensity = createTheme(vars.density, densities.compact);
export const comfortableDensity = createTheme(vars.density, densities.comfortable);
