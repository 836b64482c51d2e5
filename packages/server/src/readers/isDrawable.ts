import sharp from 'sharp';

/** Pixels beyond which a picture is not drawn at all. */
export const mostPixels = 50_000_000;

// One picture at a time: the process has one core to itself at most.
sharp.concurrency(1);
sharp.cache(false);

/** Whether a picture decodes to its last pixel: a head that declares a size proves nothing about what follows it.
 *  Memory stays small because nothing of the result is kept.
 *  @param picture  its path, or its bytes */
export async function isDrawable(picture: string | Uint8Array): Promise<boolean> {
  try {
    await sharp(picture, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
