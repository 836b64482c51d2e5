import { writtenDateText } from '@lending-desk/domain/compare';

export type WrittenDateProps = {
  /** The date as its document has it, such as '14-03-1994'. */
  text: string;
};

/** A date of a document as people read it; how the document has it is the title. */
export function WrittenDate({ text }: WrittenDateProps) {
  const shown = writtenDateText(text);
  return shown === text ? text : <span title={text}>{shown}</span>;
}
