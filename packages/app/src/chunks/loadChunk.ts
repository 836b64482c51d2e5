/** How long a page's files may take to arrive [SH-046]. */
export const chunkTimeoutMs = 120_000;

/** The files of a page did not arrive. */
export class ChunkLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super('Chunk load error', options);
    this.name = 'ChunkLoadError';
  }
}

/** Loads a part of the product that is fetched on demand.
 *  @throws ChunkLoadError when it fails to load, or after 120 seconds [SH-046, SH-047] */
export async function loadChunk<T>(
  importer: () => Promise<T>,
  timeoutMs: number = chunkTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
  });
  try {
    return await Promise.race([importer(), late]);
  } catch (thrown) {
    throw thrown instanceof ChunkLoadError ? thrown : new ChunkLoadError({ cause: thrown });
  } finally {
    clearTimeout(timer);
  }
}
