// Recordings of a demonstration: two synthesized voices without words, so that no real voice is part of the
// product.

const rate = 8000;

/** One turn of the conversation: the speaker, the pause before it, the number of syllables. */
interface Turn {
  readonly pitch: number;
  readonly pauseMs: number;
  readonly syllables: number;
}

const agent = 118;
const customer = 196;

const conversations: Readonly<Record<string, readonly Turn[]>> = {
  'sample-1.wav': [
    { pitch: agent, pauseMs: 200, syllables: 9 },
    { pitch: customer, pauseMs: 350, syllables: 3 },
    { pitch: agent, pauseMs: 250, syllables: 12 },
    { pitch: customer, pauseMs: 400, syllables: 10 },
  ],
  'sample-2.wav': [
    { pitch: customer, pauseMs: 200, syllables: 4 },
    { pitch: agent, pauseMs: 300, syllables: 7 },
    { pitch: customer, pauseMs: 300, syllables: 14 },
    { pitch: agent, pauseMs: 500, syllables: 5 },
  ],
};

/** The two lowest formants of five vowels, in hertz. */
const vowels = [
  [730, 1090],
  [530, 1840],
  [270, 2290],
  [570, 840],
  [300, 870],
] as const;
const syllableMs = 190;

/** One syllable: harmonics of the voice, amplified at the vowel's formants, fading in and out. */
function syllable(pitch: number, place: number): number[] {
  const [first, second] = vowels[(place * 3 + (pitch > 150 ? 1 : 0)) % vowels.length] ?? vowels[0];
  const voice = pitch * (1 + 0.08 * Math.sin(place));
  const harmonics = Array.from({ length: 18 }, (_, index) => {
    const hertz = voice * (index + 1);
    const near = (formant: number) => Math.exp(-(((hertz - formant) / 160) ** 2));
    return { hertz, loud: (near(first) + 0.6 * near(second) + 0.04) / (index + 1) ** 0.3 };
  });
  const samples = Math.round((syllableMs / 1000) * rate);
  return Array.from({ length: samples }, (_, sample) => {
    const swell = Math.sin((Math.PI * sample) / samples);
    const sound = harmonics.reduce(
      (sum, { hertz, loud }) => sum + loud * Math.sin((2 * Math.PI * hertz * sample) / rate),
      0,
    );
    return sound * swell * 0.3;
  });
}

function soundOf(turns: readonly Turn[]): number[] {
  return turns.flatMap(({ pitch, pauseMs, syllables }) => [
    ...Array.from({ length: Math.round((pauseMs / 1000) * rate) }, () => 0),
    ...Array.from({ length: syllables }, (_, place) => syllable(pitch, place)).flat(),
  ]);
}

/** Eight bits, one channel: telephone quality. */
function waveFile(sound: readonly number[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(44 + sound.length);
  const view = new DataView(file.buffer);
  const word = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, 36 + sound.length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, sound.length, true);
  sound.forEach((value, index) => {
    file[44 + index] = Math.round(128 + 127 * Math.max(-1, Math.min(1, value)));
  });
  return file;
}

const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** A recording by its name, 'sample-1.wav': some eight seconds, generated on first use.
 *  @returns null when there is none of that name */
export function sampleRecording(name: string): Uint8Array<ArrayBuffer> | null {
  const turns = Object.hasOwn(conversations, name) ? conversations[name] : undefined;
  if (!turns) return null;
  const file = made.get(name) ?? waveFile(soundOf(turns));
  made.set(name, file);
  return file;
}

/** The length of a recording, 'HH:MM:SS'; zero when there is none. */
export function sampleDuration(name: string): string {
  const bytes = (sampleRecording(name)?.length ?? 44) - 44;
  return `00:00:${String(Math.round(bytes / rate)).padStart(2, '0')}`;
}
