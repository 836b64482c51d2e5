import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhenHidden } from '../Shown';
import { leaveTurn, takeTurn } from './oneAtATime';

export type AudioState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** One recording. Nothing is fetched before it is first played, and nothing goes on after it has left the page. */
export function useAudio(src: string, speed: number) {
  const [state, setState] = useState<AudioState>('idle');
  const [time, setTime] = useState(0);
  const [length, setLength] = useState<number | null>(null);
  const audioRef = useRef<HTMLAudioElement | null>(null);

  /** Back to the beginning, and silent. */
  const stop = useCallback(() => {
    const audio = audioRef.current;
    if (audio) {
      audio.pause();
      audio.currentTime = 0;
    }
    setState('idle');
    setTime(0);
    leaveTurn(stop);
  }, []);

  const drop = useCallback(() => {
    stop();
    audioRef.current?.removeAttribute('src');
    audioRef.current = null;
    setLength(null);
  }, [stop]);

  // Another recording, or none: what was loaded is not this one's.
  useEffect(() => drop, [drop, src]);
  useEffect(() => {
    if (audioRef.current) audioRef.current.playbackRate = speed;
  }, [speed]);

  const pause = () => audioRef.current?.pause();
  // Nobody can stop what is out of sight.
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
        // One that was let go may still have something to say.
        if (audioRef.current === audio) run();
      });
    // The end of a pause comes later than the press that stopped it all.
    const unlessStopped = (next: AudioState) => () => setState(now => (now === 'idle' ? now : next));
    on('timeupdate', () => setTime(audio.currentTime));
    on('durationchange', () => setLength(Number.isFinite(audio.duration) ? audio.duration : null));
    on('playing', unlessStopped('playing'));
    on('waiting', unlessStopped('loading'));
    on('pause', unlessStopped('paused'));
    on('ended', stop);
    on('error', () => fail(audio));
    audio.src = src;
    // Loading sets the speed back to the default.
    audio.defaultPlaybackRate = speed;
    audio.playbackRate = speed;
    audioRef.current = audio;
    return audio;
  };

  const play = () => {
    takeTurn(stop);
    const audio = audioRef.current ?? load();
    setState('loading');
    audio.play().catch((thrown: unknown) => {
      // Paused before it began: that is no failure.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) fail(audio);
    });
  };

  const seek = (to: number) => {
    const audio = audioRef.current;
    if (!audio || length === null) return;
    audio.currentTime = Math.max(0, Math.min(to, length));
    setTime(audio.currentTime);
  };

  return { state, time, length, play, pause, stop, seek };
}
