/** The commit this bundle was built from; the build puts it in place of the name. */
declare const BUILD_COMMIT: string | undefined;

/** What runs here. */
export const build = {
  version: '0.1.0',
  /** Null when it runs from the sources. */
  commit: typeof BUILD_COMMIT === 'undefined' ? null : BUILD_COMMIT || null,
};
