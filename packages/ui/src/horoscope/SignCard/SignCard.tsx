import {
  categories,
  type Category,
  longestPrediction,
  type Sign,
  signName,
} from '@lending-desk/domain/horoscope';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { Icon } from '../../primitives/Icon';
import { TextArea } from '../../primitives/TextArea';
import { card, count, header, mark, name } from './SignCard.css';

export type SignCardProps = {
  /** The sign of the zodiac. */
  sign: Sign;
  /** Its place in the zodiac, from 1. */
  number: number;
  /** The text of each category. */
  predictions: Readonly<Record<Category, string>>;
  /** Called with the sign, a category and the text typed for them. */
  onPrediction: (sign: Sign, category: Category, prediction: string) => void;
  /** Can be read, not changed. @default false */
  readOnly?: boolean | undefined;
};

/** The predictions of a sign, one text for each category [HO-003]. Memoised, because a week is twelve of them and one
 *  is typed into. */
export const SignCard = memo(function SignCard(props: SignCardProps) {
  const { sign, number, predictions, onPrediction, readOnly = false } = props;
  const id = useId();
  const written = categories.filter(category => predictions[category].trim() !== '').length;
  const complete = written === categories.length;
  return (
    <section className={card} aria-labelledby={id} data-complete={complete || undefined}>
      <header className={header}>
        <span className={mark} aria-hidden>
          {complete ? <Icon icon={Check} size={14} /> : number}
        </span>
        <h2 className={name} id={id}>
          {signName(sign)}
        </h2>
        <span className={count}>{`${written} of ${categories.length}`}</span>
      </header>
      {categories.map(category => {
        const text = predictions[category];
        return (
          <TextArea
            key={category}
            label={category}
            value={text}
            onChange={prediction => onPrediction(sign, category, prediction)}
            rows={1}
            maxRows={6}
            placeholder={readOnly ? undefined : 'Write a prediction'}
            readOnly={readOnly}
            error={text.length > longestPrediction ? `At most ${longestPrediction} characters` : undefined}
          />
        );
      })}
    </section>
  );
});
