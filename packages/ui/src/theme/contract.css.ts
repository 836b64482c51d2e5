import { createGlobalTheme, createGlobalThemeContract, createThemeContract } from '@vanilla-extract/css';
import {
  controlHeight,
  densities,
  dialogWidth,
  fontFamily,
  fontWeight,
  layout,
  lightColours,
  motion,
  radius,
  space,
  textScale,
  zIndex,
} from './tokens';

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
  {
    space: shapeOf(space),
    radius: shapeOf(radius),
    font: shapeOf(fontFamily),
    weight: shapeOf(fontWeight),
    text: shapeOf(textScale),
    motion: shapeOf(motion),
    z: shapeOf(zIndex),
    control: shapeOf(controlHeight),
    layout: shapeOf(layout),
    dialog: shapeOf(dialogWidth),
  },
  (_value, path) => `ld-${path.join('-').replace(/[^a-zA-Z0-9-]/g, '_')}`,
);

createGlobalTheme(':root', fixed, {
  space,
  radius,
  font: fontFamily,
  weight: fontWeight,
  text: textScale,
  motion,
  z: zIndex,
  control: controlHeight,
  layout,
  dialog: dialogWidth,
});

/** All theme values a component's styles may use. Colours change with the theme, density with the density class. */
export const vars = { colour, density, ...fixed };
