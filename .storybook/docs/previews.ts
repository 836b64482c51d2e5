export type Globals = Readonly<Record<string, unknown>>;

/** What a control announces. */
export interface NewValues {
  readonly storyId: string;
  readonly updatedArgs: Readonly<Record<string, unknown>>;
}

/** The part of Storybook's preview that is used here; every window with stories has one. */
interface Preview {
  readonly storyStoreValue?: { readonly userGlobals: { get: () => Globals } };
  onUpdateGlobals: (values: { globals: Globals }) => Promise<void>;
  onUpdateArgs: (values: NewValues) => Promise<void>;
  onResetArgs: (values: { storyId: string; argNames?: string[] }) => Promise<void>;
}

/** The preview of a window; undefined while it loads. */
const previewOf = (shown: (Window & { __STORYBOOK_PREVIEW__?: Preview }) | null): Preview | undefined =>
  shown?.__STORYBOOK_PREVIEW__;

/** The toolbar's settings in this window. Its channel also reports those of the frames in it. */
export const ownGlobals = (): Globals => previewOf(window)?.storyStoreValue?.userGlobals.get() ?? {};

/** Tells the previews in the frames of this page, which its controls and toolbar do not reach. They are told directly:
 *  over their channel they would tell this page in return.
 *  @param storyId  only those of this story */
export function tellFrames(tell: (preview: Preview) => Promise<void>, storyId?: string): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (storyId !== undefined && new URL(frame.src).searchParams.get('id') !== storyId) continue;
    const preview = previewOf(frame.contentWindow);
    if (preview) tell(preview).catch((error: unknown) => console.error(error));
  }
}

/** What the toolbar sets for every story. */
const settings = ['theme', 'density', 'text', 'zoom', 'direction'];

/** Lets frames begin with these settings. Storybook makes their addresses of `PREVIEW_URL`. */
export function startFramesWith(globals: Globals): void {
  const chosen = settings.map(name => `${name}:${String(globals[name])}`);
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${chosen.join(';')}` });
}
