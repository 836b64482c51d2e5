import { spyOn } from 'storybook/test';

/** The names under which files are saved from now on. None is saved: a run of tests would fill the folder.
 *  @returns the names, and how to end it */
export function namesOfSavedFiles(): { readonly names: readonly string[]; readonly end: () => void } {
  const names: string[] = [];
  const saving = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { names, end: () => saving.mockRestore() };
}
