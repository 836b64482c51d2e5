import { searchFor, type SearchFor, type SearchType, searchTypes } from '@lending-desk/domain/loan';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../primitives/Button';
import { useForm } from '../../primitives/Form';
import { Select } from '../../primitives/Select';
import { TextField } from '../../primitives/TextField';
import { besideFields, search, text, type as typeClass } from './CustomerSearchScreen.css';

/** What is typed in the search. */
export type SearchDraft = { readonly type: SearchType | null; readonly text: string };

export type SearchFormProps = {
  draft: SearchDraft;
  onDraft: (draft: SearchDraft) => void;
  /** Called with what is to be found, in the form it is sent. */
  onSubmit: (sought: SearchFor) => void;
  /** The search for what is typed is running. @default false */
  searching?: boolean | undefined;
  /** Shows the list again. @default there is no search to end */
  onClear?: (() => void) | undefined;
  /** The text box; a shortcut focuses it. */
  boxRef?: Ref<HTMLInputElement> | undefined;
};

/** Type and text of the search; Submit is there only when both are filled (SH-064). E-mail is no choice (CS-001), but
 *  named where its address or the palette searched by it. */
export function SearchForm({
  draft,
  onDraft,
  onSubmit,
  searching = false,
  onClear,
  boxRef,
}: SearchFormProps) {
  const form = useForm({
    initial: draft,
    draft: { values: draft, onChange: onDraft },
    validate: ({ type, text: typed }) => {
      const verdict = searchFor(type ?? 'phone', typed);
      return verdict.ok
        ? { ok: true, output: verdict.sought }
        : { ok: false, faults: { text: verdict.message } };
    },
    showErrors: 'submitted',
    disabled: searching,
    onSubmit,
  });
  const filled = draft.type !== null && draft.text.trim() !== '';
  return (
    <form {...form.props} ref={form.ref} aria-label="Search" className={search}>
      <div className={typeClass}>
        <Select<SearchType>
          label="Search by"
          options={searchTypes.filter(({ value }) => value !== 'email' || draft.type === 'email')}
          value={draft.type}
          onChange={type => form.change({ type })}
          keepMessageSpace
        />
      </div>
      <div className={text}>
        <TextField
          {...form.field('text')}
          ref={boxRef}
          label="Search text"
          type="search"
          icon={Search}
          kbd="/"
          keepMessageSpace
        />
      </div>
      {filled || onClear ? (
        <div className={besideFields}>
          {filled ? (
            <Button type="submit" variant="solid" loading={searching} loadingLabel="Searching">
              Submit
            </Button>
          ) : null}
          {onClear ? <Button onClick={onClear}>Show all loans</Button> : null}
        </div>
      ) : null}
    </form>
  );
}
