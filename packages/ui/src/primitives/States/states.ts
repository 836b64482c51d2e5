/** How an action goes; a running one may say what of. One that is not done any more is idle again. */
export type Run<Running extends object = object> =
  | { readonly state: 'idle' }
  | ({ readonly state: 'running' } & Readonly<Running>)
  | { readonly state: 'failed'; readonly message: string };

/** An action that has ended well, beside `Run` where the screen says so. */
export type Done<Said extends object = object> = { readonly state: 'done' } & Readonly<Said>;

/** What is read, as far as it is known. */
export type Read<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void };
