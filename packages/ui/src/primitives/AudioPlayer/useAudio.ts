import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhenHidden } from '../Shown';
import { releasePlayback, claimPlayback } from './oneAtATime';

export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** Playback of one recording. Nothing is fetched before the first play, and playback stops on unmount. */
export function useAudio(src: string, speed: number) {
  const [state, setState] = useState<AudioState>('idle');
  const [time, setTime] = useState(0);
  const [length, setLength] = useState<number | null>(null);
  const audioRef = useRef<HTMLAudioElement | null>(null);

  /** Stops and rewinds. */
  const stop = useCallback(() => {
    const audio = audioRef.current;
    if (audio) {
      audio.pause();
      audio.currentTime = 0;
    }
    setState('idle');
    setTime(0);
    releasePlayback(stop);
  }, []);

  const drop = useCallback(() => {
    stop();
    audioRef.current?.removeAttribute('src');
    audioRef.current = null;
    setLength(null);
  }, [stop]);

  // With another source, or none, the loaded audio is obsolete.
  useEffect(() => drop, [drop, src]);
  useEffect(() => {
    if (audioRef.current) audioRef.current.playbackRate = speed;
  }, [speed]);

  const pause = () => audioRef.current?.pause();
  // Pauses when hidden, because the user could not stop it.
  useWhenHidden(pause);

  const fail = (audio: HTMLAudioElement) => {
    if (audioRef.current !== audio) return;
    drop();
    setState('failed');
  };

  const load = () => {
    const audio = new Audio();
    const on = (name: string, run: () => void) =>
      audio.addEventListener(name, () => {
        // Events of a replaced audio element are ignored.
        if (audioRef.current === audio) run();
      });
    // The pause event fires after stop() has already reset the state.
    const unlessStopped = (next: AudioState) => () => setState(now => (now === 'idle' ? now : next));
    on('timeupdate', () => setTime(audio.currentTime));
    on('durationchange', () => setLength(Number.isFinite(audio.duration) ? audio.duration : null));
    on('playing', unlessStopped('playing'));
    on('waiting', unlessStopped('loading'));
    on('pause', unlessStopped('paused'));
    on('ended', stop);
    on('error', () => fail(audio));
    audio.src = src;
    audio.playbackRate = speed;
    audioRef.current = audio;
    return audio;
  };

  const play = () => {
    claimPlayback(stop);
    const audio = audioRef.current ?? load();
    setState('loading');
    audio.play().catch((thrown: unknown) => {
      // An AbortError means it was paused before playback began, which is not a failure.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) fail(audio);
    });
  };

  const seek = (to: number) => {
    const audio = audioRef.current;
    if (!audio || length === null) return;
    // The element keeps it within the recording.
    audio.currentTime = to;
    setTime(audio.currentTime);
  };

  return { state, time, length, play, pause, stop, seek };
}
