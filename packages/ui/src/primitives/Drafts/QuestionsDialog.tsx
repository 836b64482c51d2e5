import type { ComponentProps } from 'react';
import { RadioCards, type RadioOption } from '../RadioCards';
import { TextArea } from '../TextArea';
import { DraftDialog } from './DraftDialog';

type Draft<Name extends string> = Readonly<Record<Name, string>>;

type Props<Name extends string, Output> = Omit<
  ComponentProps<typeof DraftDialog<Draft<Name>, Output>>,
  'meta' | 'children'
> & {
  /** In the order they are asked. */
  questions: readonly { name: Name; asks: string; options: readonly RadioOption<string>[] }[];
  /** The field under the questions, which may stay empty. */
  message: { name: Name; label: string };
};

/** Questions with a few answers each, all required, and a message, by default 800 px wide. An answer is '' until it is given. */
export function QuestionsDialog<Name extends string, Output>(props: Props<Name, Output>) {
  const { questions, message, ...dialog } = props;
  const answered = questions.filter(({ name }) => dialog.draft[name] !== '').length;
  return (
    <DraftDialog width="xl" {...dialog} meta={`${answered} of ${questions.length} answered`}>
      {({ field, submit }) => (
        <>
          {questions.map(({ name, asks, options }) => {
            const { value, ...answer } = field(name);
            return (
              <RadioCards<string>
                {...answer}
                key={name}
                label={asks}
                appearance="plain"
                required
                value={value === '' ? null : value}
                options={options}
              />
            );
          })}
          <TextArea {...field(message.name)} label={message.label} counter={4000} onSubmit={submit} />
        </>
      )}
    </DraftDialog>
  );
}
