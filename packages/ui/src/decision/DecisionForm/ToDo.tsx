import { type DecisionField, decisionFieldNames } from '@lending-desk/domain/decision';
import { Kbd } from '../../primitives/Kbd';
import { StatusLine } from '../../primitives/StatusLine';
import { missing, todo } from './DecisionForm.css';

type ToDoProps = {
  /** The fields that are still needed or wrong, in the order of the form. */
  faulty: readonly DecisionField[];
  /** Leads to the first of them. */
  onFirst: () => void;
};

/** What is left before the decision can be sent, and the way to the first of it. */
export function ToDo({ faulty: [first, ...others], onFirst }: ToDoProps) {
  if (first === undefined) return <StatusLine state="done">Ready to send</StatusLine>;
  const count = others.length + 1;
  return (
    <StatusLine>
      <span className={todo}>
        {`${count} ${count === 1 ? 'field' : 'fields'} left:`}
        <button type="button" className={missing} onClick={onFirst}>
          {decisionFieldNames[first]}
        </button>
        <span aria-hidden>
          <Kbd>F</Kbd>
        </span>
      </span>
    </StatusLine>
  );
}
