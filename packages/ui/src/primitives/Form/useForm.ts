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
  /** What the fields hold before anything is typed. */
  initial: Values;
  /** The form begins anew from `initial` whenever this changes, as when a dialog opens. @default never */
  beginsWith?: unknown;
  /** What is typed, where the parent keeps it as a draft. @default kept here */
  draft?: { values: Values; onChange: (values: Values) => void } | undefined;
  /** Judges the values: `verdictBySchema`, or `verdictByFaults` for rules over several fields. */
  judge: (values: Values) => FormVerdict<Output>;
  /** When a field says what is wrong with it: once it was left, or only after a refused submit. @default 'left' */
  speaks?: 'left' | 'submitted' | undefined;
  /** What the server refused, by field; said until that field is changed. @default nothing */
  refused?: FormFaults | undefined;
  /** Submit does nothing: it is under way, or not permitted. @default false */
  disabled?: boolean | undefined;
  onSubmit: (output: Output) => void;
};

/** The props of one field, to spread on its control. */
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
  /** What the fields say is wrong now. */
  errors: FormFaults;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** Puts several fields at once; the same function for as long as the form stands. */
  change: (part: Partial<Values>) => void;
  /** The field was left, or chosen from: from now on it says what is wrong. */
  leave: (name: keyof Values & string) => void;
  /** Sends what is right; else the fields say what is wrong and the first of them takes the focus. */
  submit: () => void;
  /** The element whose first wrong field takes the focus, where the form itself is not spread. */
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

/** Fields hold texts, lists of texts and dates: what JSON can say. */
const alike = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

const pick = (faults: FormFaults, fits: (name: string) => boolean): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => fits(name)));

/** The state of a form: what is typed, which fields say what is wrong, and where the focus goes after a refusal.
 *  Every form of the product is built on it; see docs/decisions/form-kit.md. */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const { initial, beginsWith, draft, judge, speaks = 'left', refused, disabled = false } = options;
  const refusedText = JSON.stringify(refused);
  const fresh = { beginsWith, refusedText, own: initial, spoken: none, changedSince: none, refusals: 0 };
  const [kept, setState] = useState(fresh);
  let state = Object.is(kept.beginsWith, beginsWith) ? kept : fresh;
  if (state.refusedText !== refusedText) state = { ...state, refusedText, changedSince: none };
  if (state !== kept) setState(state);
  const values = draft ? draft.values : state.own;
  const verdict = judge(values);
  const faults: FormFaults = verdict.ok ? {} : verdict.faults;

  const container = useRef<HTMLElement>(null);
  // The messages are drawn first; only then is there a field that says it is wrong.
  useEffect(() => {
    if (state.refusals > 0 || refusedText) focusFirstInvalid(container.current);
  }, [state.refusals, refusedText]);
  const latest = useRef({ values, draft });
  useLayoutEffect(() => {
    latest.current = { values, draft };
  });

  const change = useCallback((part: Partial<Values>) => {
    // Two changes before the next picture are both kept.
    const own = { ...latest.current.values, ...part };
    latest.current.values = own;
    latest.current.draft?.onChange(own);
    setState(now => ({ ...now, own, changedSince: new Set([...now.changedSince, ...Object.keys(part)]) }));
  }, []);
  const speak = (names: readonly string[], refusals: number) =>
    setState(now => ({
      ...now,
      spoken: new Set([...now.spoken, ...names]),
      refusals: now.refusals + refusals,
    }));
  const leave = (name: string) => speak([name], 0);
  const submit = () => {
    if (disabled) return;
    if (!verdict.ok) return speak(Object.keys(faults), 1);
    setState(now => ({ ...now, spoken: none, changedSince: none }));
    options.onSubmit(verdict.output);
  };
  const ref = useCallback((element: HTMLElement | null) => {
    container.current = element;
  }, []);

  const errors = {
    ...pick(refused ?? {}, name => !state.changedSince.has(name)),
    ...pick(faults, name => state.spoken.has(name)),
  };
  return {
    values,
    changed: !alike(values, initial),
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
        if (speaks === 'left') leave(name);
      },
    }),
    change,
    leave,
    submit,
    ref,
    props: {
      ref,
      noValidate: true,
      onKeyDown: onSubmitKey(submit),
      onSubmit: event => {
        event.preventDefault();
        // A form in a dialog that was opened from within another form: React tells that one as well.
        event.stopPropagation();
        submit();
      },
    },
  };
}
