import { createGlobalTheme, createGlobalThemeContract, createThemeContract } from '@vanilla-extract/css';
import { densities, fixedTokens, lightColours } from './tokens';

type Shape<T> = { [K in keyof T]: T[K] extends object ? Shape<T[K]> : '' };

function shapeOf<T extends object>(tokens: T): Shape<T> {
  return Object.fromEntries(
    Object.entries(tokens).map(([key, value]) => [
      key,
      value && typeof value === 'object' ? shapeOf(value) : '',
    ]),
  ) as Shape<T>;
}

const colour = createThemeContract(shapeOf(lightColours));
const density = createThemeContract(shapeOf(densities.compact));

const fixed = createGlobalThemeContract(
  shapeOf(fixedTokens),
  (_value, path) => `ld-${path.join('-').replace(/[^a-zA-Z0-9-]/g, '_')}`,
);

createGlobalTheme(':root', fixed, fixedTokens);

/** All theme values a component's styles may use. Colours change with the theme, density with the density class. */
export const vars = { colour, density, ...fixed };
