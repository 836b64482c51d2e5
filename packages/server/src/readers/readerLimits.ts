/** What reading one file may cost. A reader beyond a limit ends, and only it. */
export const readerLimits = {
  /** The whole memory of the process, not only its JavaScript heap. */
  megabytes: 768,
  seconds: 60,
} as const;
