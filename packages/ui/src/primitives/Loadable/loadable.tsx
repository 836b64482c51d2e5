import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

export type Loadable<Props extends object> = {
  readonly View: ComponentType<Props>;
  /** Prefetches the code. A failure is reported only when the view is opened.
   *  @returns resolves when the code has loaded or failed */
  readonly preload: () => Promise<void>;
};

type Found<Props> = { readonly view: ComponentType<Props> | null } | { readonly failure: unknown };

/** A lazily loaded view that renders as soon as its code has loaded. Replaces `React.lazy`, which delays the
 *  content by up to 300 ms once its placeholder is visible. A failure is thrown to the error boundary around it;
 *  the next time the view is opened, it loads again.
 *  @param importer  imports the module
 *  @param placeholder  shown while loading; default nothing */
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
      // Starts loading during the first render rather than in an effect after it.
      if (!loaded) void preload();
      return { view: loaded };
    });
    useEffect(() => {
      if ('failure' in found || found.view) return;
      let left = false;
      const finish = (next: Found<Props>) => {
        if (!left) startTransition(() => setFound(next));
      };
      load().then(
        view => finish({ view }),
        (failure: unknown) => finish({ failure }),
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
