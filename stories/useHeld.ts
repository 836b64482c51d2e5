import { useArg } from './useArg';

interface Held<Value, Next> {
  value: Value;
  onChange: (next: Next) => void;
}

/** Stores what is entered, as the screen around a field does, and still reports it to the story. */
export function useHeld<Value, Next extends Value>(props: Held<Value, Next>): Held<Value, Next> {
  const [value, setValue] = useArg(props.value);
  return {
    value,
    onChange: next => {
      setValue(next);
      props.onChange(next);
    },
  };
}
