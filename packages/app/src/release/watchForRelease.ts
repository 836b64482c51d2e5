/** What is needed of the browser's service workers. */
type Workers = Pick<ServiceWorkerContainer, 'addEventListener'>;

const anyScript = '<script type="module"';

type Asked = {
  /** The files this page began with, as its scripts name them. */
  readonly readOwn: () => readonly string[];
  /** The page as the server gives it now. */
  readonly readPage: () => Promise<string>;
};

/** Whether the server has another release than this page: a release names other files. */
async function isOutdated({ readOwn, readPage }: Asked): Promise<boolean> {
  const page = await readPage();
  return page.includes(anyScript) && readOwn().some(file => !page.includes(`"${file}"`));
}

/** Tells when the server has a new release. Every release has a worker of its own, which takes over at once. The first
 *  worker of a browser is no news, nor is the one that follows a page just loaded: the page asks whether it is old. */
export function watchForRelease(workers: Workers, asked: Asked, tell: () => void): void {
  workers.addEventListener('controllerchange', () => {
    // A server that cannot be reached has no news.
    isOutdated(asked).then(
      outdated => outdated && tell(),
      () => undefined,
    );
  });
}
