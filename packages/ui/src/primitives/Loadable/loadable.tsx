import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

export type Loadable<Props extends object> = {
  readonly View: ComponentType<Props>;
  /** Fetches the files ahead. A failure shows when the view is opened.
   *  @returns when they are there, or are known not to come */
  readonly preload: () => Promise<void>;
};

type Found<Props> = { readonly view: ComponentType<Props> | null } | { readonly failure: unknown };

/** A view whose files are fetched when it is first opened, or ahead of that. It is drawn as soon as they are there:
 *  React holds what comes out of a pending `lazy` back for a third of a second after its placeholder, however soon
 *  it arrives. A failure is thrown to the boundary around it, and asked for again when it is next opened.
 *  @param importer  fetches the files
 *  @param placeholder  stands in the meantime; nothing unless given */
export function loadable<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () => {
    loading ??= importer().then(
      view => {
        loaded = view;
        return view;
      },
      (thrown: unknown) => {
        loading = null;
        throw thrown;
      },
    );
    return loading;
  };
  const preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );

  function View(props: Props) {
    const [found, setFound] = useState<Found<Props>>(() => {
      // Asked for with the first drawing, not after it.
      if (!loaded) void preload();
      return { view: loaded };
    });
    useEffect(() => {
      if ('failure' in found || found.view) return;
      let left = false;
      const settle = (next: Found<Props>) => {
        if (!left) startTransition(() => setFound(next));
      };
      load().then(
        view => settle({ view }),
        (failure: unknown) => settle({ failure }),
      );
      return () => {
        left = true;
      };
    }, [found]);
    if ('failure' in found) throw found.failure;
    return found.view ? <found.view {...props} /> : placeholder;
  }
  return { View, preload };
}
