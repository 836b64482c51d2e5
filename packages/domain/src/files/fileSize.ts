/** '412 KB', '1.5 MB': in thousands of bytes, rounded up. */
export function fileSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
