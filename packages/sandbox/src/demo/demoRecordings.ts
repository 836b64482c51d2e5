/** The sample recordings of the demonstration, as the telephony names them. */
export const demoRecordings = ['/recordings/sample-1.wav', '/recordings/sample-2.wav'] as const;
