import { darkTheme } from '@lending-desk/ui/theme';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { looksOf, textsUnder } from '../stories/looksOf';

/** The contrast of each text takes axe as long as all its other checks together. */
export const withoutContrast = { 'color-contrast': { enabled: false } };

/** What axe checks of colours. A theme changes nothing else on a page, so every other check would find in dark what it
 *  found in light. */
const ofColours = { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } };

const isOfContrast = ({ id }: { readonly id: string }) => id === 'color-contrast';

type Context = StoryContext<ReactRenderer>;
type Texts = ReturnType<typeof textsUnder>;

/** The texts that have passed, each by how it looks. */
const passed = new Set<string>();

async function checkColours(context: Context, texts: Texts): Promise<void> {
  // A page goes on after its story: what has left it meanwhile, such as a dialog that closes, cannot be looked at.
  const looks = [...looksOf(texts)].filter(([look, element]) => !passed.has(look) && element.isConnected);
  if (looks.length === 0) return;
  const { a11y } = context.parameters;
  // One text of each new look: those already known would take most of the time.
  const include = looks.map(([, element]) => element);
  try {
    await checkAccessibility({
      ...context,
      parameters: { a11y: { ...a11y, context: { include }, options: { ...a11y.options, ...ofColours } } },
    });
  } catch (error) {
    // It asks for axe before it looks, and all of them may have left by then.
    if (include.some(element => element.isConnected)) throw error;
    return;
  }
  // A story that switches the check off has not passed it.
  if (a11y.config.rules.some(isOfContrast)) return;
  for (const [look, element] of looks) if (element.isConnected) passed.add(look);
}

async function checkDarkColours(context: Context, texts: Texts): Promise<void> {
  const { documentElement: root } = document;
  const { className, style } = root;
  const { colorScheme } = style;
  root.className = `${className} ${darkTheme}`;
  style.colorScheme = 'dark';
  try {
    await checkColours(context, texts);
  } catch (error) {
    if (error instanceof Error) error.message = `In the dark theme: ${error.message}`;
    throw error;
  } finally {
    root.className = className;
    style.colorScheme = colorScheme;
  }
}

/** Checks the colours of a finished story in its theme, and of the same page in the dark theme too, without drawing it
 *  again. A page on which no text looks other than one that has passed is not checked again. */
export async function expectColours(context: Context): Promise<void> {
  const texts = textsUnder(document.body);
  await checkColours(context, texts);
  if (context.globals['theme'] !== 'dark') await checkDarkColours(context, texts);
}
