import type { FormFaults, FormVerdict } from '@lending-desk/domain/form';
import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusFirstInvalid } from '../Field';
import { onSubmitKey } from '../Shortcuts/submitKey';

export type FormOptions<Values, Output> = {
  /** Initial values. */
  initial: Values;
  /** Resets the form to `initial` whenever it changes, such as when a dialog opens. @default never */
  beginsWith?: unknown;
  /** The typed values, if the parent keeps them as a draft. @default kept in the form */
  draft?: { values: Values; onChange: (values: Values) => void } | undefined;
  /** Validates the values: `verdictBySchema`, or `verdictByFaults` for rules that span several fields. */
  validate: (values: Values) => FormVerdict<Output>;
  /** When a field shows its error: after it was left, or only after a refused submit. @default 'left' */
  showErrors?: 'left' | 'submitted' | undefined;
  /** The server's error per field, shown until that field is changed. @default none */
  refused?: FormFaults | undefined;
  /** Submit does nothing, because it is running or not permitted. @default false */
  disabled?: boolean | undefined;
  onSubmit: (output: Output) => void;
};

/** Props of one field, to spread on its control. */
export type FormField<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

export type Form<Values> = {
  values: Values;
  /** Whether anything differs from `initial`. */
  changed: boolean;
  /** The errors currently shown. */
  errors: FormFaults;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** Sets several fields at once; referentially stable. Give a function where the new values follow from the old. */
  change: (part: Partial<Values> | ((now: Values) => Partial<Values>)) => void;
  /** Marks a field as left: from now on it shows its error. */
  leave: (name: keyof Values & string) => void;
  /** Shows the error of a field, and leads to the first one that has an error. */
  seek: (name: keyof Values & string) => void;
  /** Submits valid values; otherwise shows the errors and focuses the first invalid field. */
  submit: () => void;
  /** The element in which the first invalid field is focused, if `props` are not spread on a form. */
  ref: (element: HTMLElement | null) => void;
  /** To spread on a `form`. */
  props: {
    ref: (element: HTMLElement | null) => void;
    noValidate: true;
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent) => void;
  };
};

const none: ReadonlySet<string> = new Set();

/** Field values are strings, lists of strings and dates, so their JSON can be compared. */
const equal = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

const pick = (faults: FormFaults, fits: (name: string) => boolean): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => fits(name)));

/** State of a form: the values, which fields show errors, and where focus goes after a refusal. All forms are
 *  built on it; see docs/decisions/form-kit.md. */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const { initial, beginsWith, draft, validate, refused, disabled = false } = options;
  const refusedText = JSON.stringify(refused);
  const fresh = { beginsWith, refusedText, own: initial, reported: none, changedSince: none, refusals: 0 };
  const [kept, setState] = useState(fresh);
  let state = Object.is(kept.beginsWith, beginsWith) ? kept : fresh;
  if (state.refusedText !== refusedText) state = { ...state, refusedText, changedSince: none };
  if (state !== kept) setState(state);
  const values = draft ? draft.values : state.own;
  const verdict = validate(values);
  const faults: FormFaults = verdict.ok ? {} : verdict.faults;

  const container = useRef<HTMLElement>(null);
  // An effect, because a field is marked invalid only after the errors have rendered.
  useEffect(() => {
    if (state.refusals > 0 || refusedText) focusFirstInvalid(container.current);
  }, [state.refusals, refusedText]);
  const latest = useRef({ rendered: values, values, draft });
  useLayoutEffect(() => {
    const { rendered } = latest.current;
    // A render that does not have the last change yet, such as of a field that is left, does not take it back.
    const kept = equal(rendered, values) ? latest.current.values : values;
    latest.current = { rendered: values, values: kept, draft };
  });

  const change = useCallback<Form<Values>['change']>(next => {
    const part = typeof next === 'function' ? next(latest.current.values) : next;
    // Merges with the latest values, so that two changes before the next render are both kept.
    const own = { ...latest.current.values, ...part };
    latest.current.values = own;
    latest.current.draft?.onChange(own);
    setState(now => ({ ...now, own, changedSince: new Set([...now.changedSince, ...Object.keys(part)]) }));
  }, []);
  const report = (names: readonly string[], refusals: number) =>
    setState(now => ({
      ...now,
      reported: new Set([...now.reported, ...names]),
      refusals: now.refusals + refusals,
    }));
  const leave = (name: string) => report([name], 0);
  const seek = (name: string) => report([name], 1);
  const submit = () => {
    if (disabled) return;
    if (!verdict.ok) return report(Object.keys(faults), 1);
    setState(now => ({ ...now, reported: none, changedSince: none }));
    options.onSubmit(verdict.output);
  };
  const ref = useCallback((element: HTMLElement | null) => {
    container.current = element;
  }, []);

  const errors = {
    ...pick(refused ?? {}, name => !state.changedSince.has(name)),
    ...pick(faults, name => state.reported.has(name)),
  };
  return {
    values,
    changed: !equal(values, initial),
    errors,
    field: name => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: value => {
        const part: Partial<Values> = {};
        part[name] = value;
        change(part);
      },
      onBlur: () => {
        if (options.showErrors !== 'submitted') leave(name);
      },
    }),
    change,
    leave,
    seek,
    submit,
    ref,
    props: {
      ref,
      noValidate: true,
      onKeyDown: onSubmitKey(submit),
      onSubmit: event => {
        event.preventDefault();
        // React bubbles the submit event of a form in a dialog to the form that opened the dialog.
        event.stopPropagation();
        submit();
      },
    },
  };
}
