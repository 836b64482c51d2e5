import {
  pdAnswerLabel,
  pdChoices,
  type PdField,
  pdFieldNames,
  type PdQuestion,
} from '@lending-desk/domain/pd';
import { type KeyboardEvent, memo } from 'react';
import { RadioCards } from '../../primitives/RadioCards';
import { Segmented } from '../../primitives/Segmented';
import { TextArea } from '../../primitives/TextArea';
import { control, label, question, quiet } from './PdTab.css';

type PdQuestionRowProps = {
  field: PdField;
  /** The chosen answer as the API spells it, or the comment; '' for none. */
  answer: string;
  error: string | undefined;
  disabled: boolean;
  onAnswer: (field: PdField, answer: string) => void;
};

// Answers too long to fit side by side.
const inCards: readonly PdField[] = ['qualification'];

/** Keys 1 to 9 select the answer at that position, so that the underwriter can stay on the keyboard during the
 *  call. */
function chooseByNumber(event: KeyboardEvent<HTMLElement>) {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const choice =
    event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')[Number(event.key) - 1];
  if (!choice) return;
  event.preventDefault();
  choice.focus();
  choice.click();
}

/** One question of the PD form with its answers side by side. Memoised, because the form renders on every
 *  keystroke in the comment. */
export const PdQuestionRow = memo(function PdQuestionRow(props: PdQuestionRowProps) {
  const { field } = props;
  const isComment = field === 'otherComment';
  return (
    <div className={question} onKeyDown={chooseByNumber}>
      {/* The field has its own accessible name; this visible one would repeat it. */}
      <span className={label} aria-hidden>
        {pdFieldNames[field]}
        {isComment ? <span className={quiet}>Optional</span> : null}
      </span>
      <div className={control}>
        {isComment ? <Comment {...props} /> : <Answers {...props} field={field} />}
      </div>
    </div>
  );
});

function Answers({ field, answer, error, disabled, onAnswer }: PdQuestionRowProps & { field: PdQuestion }) {
  const choices: readonly string[] = pdChoices[field];
  const shared = {
    label: pdFieldNames[field],
    hideLabel: true,
    required: true,
    disabled,
    error,
    value: answer === '' ? null : answer,
    options: choices.map(value => ({ value, label: pdAnswerLabel(value) })),
    onChange: (value: string) => onAnswer(field, value),
  };
  return inCards.includes(field) ? <RadioCards {...shared} columns={4} /> : <Segmented {...shared} />;
}

function Comment({ answer, disabled, onAnswer }: PdQuestionRowProps) {
  return (
    <TextArea
      label={pdFieldNames.otherComment}
      hideLabel
      disabled={disabled}
      value={answer}
      rows={2}
      onChange={text => onAnswer('otherComment', text)}
    />
  );
}
