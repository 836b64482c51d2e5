import { Pause, Play, Square } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Button, IconButton } from '../Button';
import { Spinner } from '../Spinner';
import { clock, failure, pace, player, ring, slider } from './AudioPlayer.css';
import { clockText } from './clockText';
import { nextSpeed, type PlaySpeed } from './speeds';
import { useAudio } from './useAudio';

export type AudioPlayerProps = {
  /** URL of the recording; fetched when it is first played. */
  src: string;
  /** Accessible name: 'Recording of 20 Nov 2026, 04:12 pm'. */
  label: string;
  /** Playback speed. @default 1 */
  speed?: PlaySpeed | undefined;
  /** Called with the next speed, so that the parent can store it. @default the speed cannot be changed */
  onSpeed?: ((speed: PlaySpeed) => void) | undefined;
  /** Called when playback first starts; a virtual list then keeps the player mounted. @default none */
  onOpen?: (() => void) | undefined;
};

/** Seek step per key, in seconds. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5, j: -10, l: 10 };

/** Plays a recording. Starting one stops any other. Space or K toggles playback, arrow keys seek by 5 s, J and L
 *  by 10 s. */
export const AudioPlayer = memo(function AudioPlayer(props: AudioPlayerProps) {
  const { src, label, speed = 1, onSpeed, onOpen } = props;
  const { state, time, length, play, pause, stop, seek } = useAudio(src, speed);
  const running = state === 'playing' || state === 'loading';
  const open = running || state === 'paused';
  useEffect(() => {
    if (open) onOpen?.();
  }, [open, onOpen]);

  const playRef = useRef<HTMLButtonElement>(null);
  const halt = () => {
    stop();
    // The pressed button is removed, so focus moves to the play button.
    playRef.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = steps[key];
    // Space on a focused button activates that button instead.
    const toggles = key === 'k' || (key === ' ' && !(event.target instanceof HTMLButtonElement));
    if (step === undefined && !toggles) return;
    event.preventDefault();
    if (step !== undefined) seek(time + step);
    else if (running) pause();
    else play();
  };

  return (
    // The player's keys work whichever of its controls has focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the controls inside
    <div role="group" aria-label={label} className={player} data-state={state} onKeyDown={onKeyDown}>
      <IconButton
        ref={playRef}
        size="xs"
        icon={running ? Pause : Play}
        label={running ? 'Pause' : 'Play'}
        onClick={running ? pause : play}
      />
      <IconButton
        size="xs"
        icon={Square}
        label="Stop"
        disabledReason={open ? undefined : 'Nothing is playing'}
        onClick={halt}
      />
      {state === 'failed' ? (
        <span role="alert" className={failure}>
          Recording cannot be played
        </span>
      ) : (
        <>
          <input
            type="range"
            className={slider}
            aria-label="Position"
            aria-valuetext={`${clockText(time)} of ${clockText(length)}`}
            min={0}
            max={length ?? 1}
            step="any"
            value={time}
            disabled={length === null}
            onChange={event => seek(event.currentTarget.valueAsNumber)}
          />
          {state === 'loading' ? (
            <span className={ring}>
              <Spinner size={12} label="Loading recording" />
            </span>
          ) : null}
          <span className={clock}>
            {clockText(time)} / {clockText(length)}
          </span>
          {onSpeed ? (
            <span className={pace}>
              <Button
                variant="plain"
                size="xs"
                aria-label={`Speed ${speed}×`}
                onClick={() => onSpeed(nextSpeed(speed))}
              >
                {`${speed}×`}
              </Button>
            </span>
          ) : null}
        </>
      )}
    </div>
  );
});
