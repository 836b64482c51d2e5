import { mark } from './CommandPalette.css';

/** Text with the first occurrence of `part` highlighted, ignoring case. */
export function Highlight({ text, part }: { text: string; part: string | undefined }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (!part || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={mark}>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
