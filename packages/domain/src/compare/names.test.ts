import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeFrom, type Mark, partialFrom, type Verdict } from './comparison';
import { compareNames } from './names';

const bands = {
  exact: [100, 100],
  close: [closeFrom, 99],
  partial: [partialFrom, closeFrom - 1],
  different: [0, partialFrom - 1],
} as const;

const examples: readonly (readonly [keyof typeof bands, string, string])[] = [
  // Order, capitals, spaces, titles.
  ['exact', 'Kavya Raghunathan', 'Kavya Raghunathan'],
  ['exact', 'Kavya Raghunathan', 'KAVYA RAGHUNATHAN'],
  ['exact', 'Kavya Raghunathan', '  kavya   raghunathan '],
  ['exact', 'Eeshwari Talpadrekar', 'MR TALPADREKAR EESHWARI'],
  ['exact', 'Zoë Fernândes', 'MR FERNANDES ZOE'],
  ['exact', 'Tanuja R K', 'MR K R TANUJA'],
  ['exact', 'Smt. Lakshmi Narayanan', 'Lakshmi Narayanan'],
  ['exact', 'Shri Ramesh Iyer', 'Dr. Ramesh Iyer'],
  ['exact', 'Sharma Rahul Mr', 'Rahul Sharma'],
  ['exact', 'Kumari Selja', 'Selja'],
  ['exact', 'Kumari Meena', 'Meena Kumari'],
  ['exact', "Mary Philomena D'Almeyda", 'MARY PHILOMENA D ALMEYDA'],
  ['exact', "Mary Philomena D'Almeyda", 'Mary Philomena D’Almeyda'],
  ['exact', 'Ravi Kumar Gupta', 'Ravikumar Gupta'],
  ['exact', 'R.K. Sharma', 'RK Sharma'],
  ['exact', 'R K Sharma', 'R. K. SHARMA'],
  ['exact', 'Rahul Sharma S/O Mohan Sharma', 'Rahul Sharma'],
  ['exact', 'Asha Rao W/o Vinod Rao', 'ASHA RAO'],
  ['exact', 'Meena Joshi D/O Suresh Joshi', 'Meena Joshi'],
  ['exact', 'Nisha Verma C/O Arun Pillai', 'Nisha Verma'],
  ['exact', 'Ravi Menon H/o Sunita Das', 'Ravi Menon'],
  ['exact', 'Meena Joshi, daughter of Suresh Kamat', 'Meena Joshi'],
  ['exact', "D'Almeyda Mary", 'Mary Dalmeyda'],
  ['exact', 'Anne-Marie Pinto', 'Anne Marie Pinto'],
  ['exact', 'Thangamalar', 'THANGAMALAR'],
  ['exact', 'अनुष्ठा कुलकर्णेकर', 'श्रीमती अनुष्ठा कुलकर्णेकर'],
  ['exact', 'Dr', 'Dr'],
  ['exact', 'Vijayalakshmi Rao', 'Vijaya Lakshmi Rao'],
  ['exact', 'M/s Ravi Traders', 'RAVI TRADERS'],
  ['exact', 'RAJESH KUMAR SO RAM LAL', 'Rajesh Kumar'],
  ['exact', 'ரவி குமார்', 'ரவி குமார்'],
  // Small things differ.
  ['close', 'Mr Rahul K Sharma', 'SHARMA RAHUL KUMAR'],
  ['close', 'अनुष्ठा कुलकर्णेकर', 'ANUSHTHA KULKARNEKAR'],
  ['close', 'अनंत कुलकर्णेकर', 'ANANT KULKARNEKAR'],
  ['close', 'Laxmi Iyer', 'Lakshmi Iyer'],
  ['close', 'Vimmala Iyer', 'Vimala Iyer'],
  ['close', 'Geeta Chowdhary', 'Gita Chowdhary'],
  ['close', 'Mohammed Irfan', 'Muhammad Irfan'],
  ['close', 'Mohd Irfan', 'Mohammed Irfan'],
  ['close', 'Rahul Kr Sharma', 'Rahul Kumar Sharma'],
  ['close', 'Kavya Raghunathan', 'Kavya Raghnathan'],
  ['close', 'Thangamalar', 'Thangamalar K'],
  ['close', 'Swathi Vadhera', 'Swati Wadhera'],
  ['close', 'Sheikh Imran', 'Shaikh Imran'],
  ['close', 'Jaspreet Kaur', 'Jaspreet Kour'],
  ['close', 'Chowdhury', 'Chaudhary'],
  ['close', 'प्रिया सिंह', 'Priya Singh'],
  ['close', 'Ravi Traders Pvt Ltd', 'Ravi Traders Private Limited'],
  ['close', 'Ravi Traders Pvt. Ltd.', 'RAVI TRADERS'],
  ['close', 'Ravi Ent', 'Ravi Enterprises'],
  ['close', 'Muhd Irfan', 'Mohammed Irfan'],
  ['close', 'Irfan Md Rao', 'Irfan Mohammed Rao'],
  ['close', 'Rahul Kmr Sharma', 'Rahul Kumar Sharma'],
  ['close', 'Ravi Pd Rao', 'Ravi Prasad Rao'],
  ['close', 'Sk Imran', 'Sheikh Imran'],
  ['close', 'Ravi Ch', 'Ravi Chaudhary'],
  // A letter that Unicode also has in one piece with its dot.
  ['close', 'ऱवि राव', 'Ravi Raav'],
  // A part is missing or abbreviated.
  ['partial', 'Kavya Raghunathan', 'Kavya R'],
  ['partial', 'Rahul Sharma', 'Rahul Kumar Sharma'],
  // What may be a title is a name where it does not stand first.
  ['partial', 'Anita Kumari Sinha', 'Anita Sinha'],
  ['partial', 'R Sharma', 'Rahul Sharma'],
  ['partial', 'Kavya R', 'Kavya S'],
  ['partial', 'RK Sharma', 'Rahul Kumar Sharma'],
  ['partial', 'Rahul Kumar Sharma', 'Rahul Kumar Verma'],
  ['partial', 'Vijayalaxmi R', 'Vijaya Lakshmi Ramesh'],
  ['partial', 'Priya Nair Menon', 'Priya Menon'],
  ['partial', 'M. Karthikeyan', 'Karthikeyan Murugan'],
  // Another person.
  ['different', 'Ravi Corp', 'Corp'],
  ['different', 'Ravi', 'Ravi Kumar Gupta'],
  ['different', 'Chakravarthulapudi', 'Ra Chakravarthulapudi'],
  ['different', 'Rahul Sharma', 'Ravi Sharma'],
  ['different', 'Ravi Sharma', 'Rani Sharma'],
  ['different', 'Mohan Das', 'Rohan Das'],
  ['different', 'Kavya Raghunathan', 'Imran Qureshi'],
  ['different', 'Kavya Raghunathan', 'अनुष्ठा कुलकर्णेकर'],
  ['different', 'R', 'Ravi Kumar'],
  ['different', "Mary D'Souza", 'Mary Souza'],
  ['different', 'Mr', 'Mrs'],
  ['different', 'Kavya Raghunathan', 'RAGHU NATHAN'],
  ['different', 'ABC Pvt Ltd', 'XYZ Pvt Ltd'],
  ['different', 'Gurpreet Singh', 'Gurpreet Kaur'],
  ['different', 'Anil Kumar', 'Sunil Kumar'],
  ['different', 'सिन्हा', 'Singh'],
];

const textOf = (marks: readonly Mark[]) => marks.map(({ text }) => text).join('');
const differing = (marks: readonly Mark[]) =>
  marks.filter(({ mark }) => mark === 'differs').map(({ text }) => text);

describe('compareNames', () => {
  it.each(examples)('finds %s: %s | %s [XR-021.a]', (band, left, right) => {
    const { score, verdict } = compareNames(left, right);
    expect(verdict).toBe(band);
    expect(score).toBeGreaterThanOrEqual(bands[band][0]);
    expect(score).toBeLessThanOrEqual(bands[band][1]);
  });

  it.each([
    ['Kavya Raghunathan', 'Kavya Raghnathan S', ['u'], ['S']],
    ['Kavya Raghunathan', 'Kavya R', ['aghunathan'], ['R']],
    ['Kavya Raghunathan', 'Kavya Raghunahtan', ['h'], ['t']],
    ['Imran Qureshi', 'Imran Qurreshi', [], ['r']],
    ['Kavya Raghunathan', 'KAVYA RAGHUNATHAN', [], []],
    ['Mr Rahul Sharma', 'SHARMA RAHUL', [], []],
    ['Ravi Corp', 'Corp', ['Ravi'], []],
    ['अनुष्ठा कुलकर्णेकर', 'अनुष्ठा कुलकर्णेकार', ['क'], ['का']],
    ['अनुष्ठा कुलकर्णेकर', 'Anushtha Kulkarnekar', [], []],
  ])('marks what differs in %s and %s [XR-021.b]', (left, right, ofLeft, ofRight) => {
    const { marks } = compareNames(left, right);
    expect([differing(marks.left), differing(marks.right)]).toEqual([ofLeft, ofRight]);
  });

  it.each([
    ['Kavya Raghunathan', 'Kavya R', ['initial']],
    ['Sharma RK', 'Sharma Rahul Kumar', ['initial']],
    ["Sharma R'K", 'Sharma Rahul Kumar', ['word']],
    ['Ram', 'Rohan Anil Mehta', ['word']],
    ['Anand', 'Asha Nair Deshpande', ['word']],
    ['Shah', 'Suresh Anil Hegde', ['word']],
    ['Rahul Sharma', 'MR SHARMA RAHUL', ['order', 'title']],
    ['Rahul Sharma', 'Rahul Kumar Sharma', ['word']],
    ['Laxmi Iyer', 'Lakshmi Iyer', ['spelling']],
    ['Asha Rao', 'Asha Rao W/O Vinod Rao', ['relation']],
    ['अनुष्ठा', 'Anushtha', ['script']],
    ['Asha Rao', 'ASHA RAO', []],
  ] as const)('gives the reasons: %s | %s', (left, right, reasons) => {
    expect(compareNames(left, right).reasons).toEqual(reasons);
  });

  it.each([
    ['ரவி குமார்', 'Ravi Kumar', ['script']],
    ['.', 'Asha Rao', []],
    ['-', '.', []],
  ])('does not treat unreadable text as another person: %s | %s [XR-021.a]', (left, right, reasons) => {
    expect(compareNames(left, right)).toMatchObject({ score: 0, verdict: 'unreadable', reasons });
    expect(differing(compareNames(left, right).marks.right)).toEqual([]);
  });

  it('compares nothing for a blank name [XR-021.a]', () => {
    expect(compareNames(' ', 'Asha Rao')).toMatchObject({ score: 0, verdict: 'notGiven' });
    expect(compareNames('Asha Rao', '').verdict).toBe('notGiven');
  });

  const parts = [
    'Rahul',
    'Kumar',
    'K',
    'Sharma',
    'Mr',
    'RK',
    'अनुष्ठा',
    "D'Almeyda",
    'Zoë',
    'S/O',
    'Ravi',
    'Ravikumar',
  ];
  const name = fc.oneof(
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map(words => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );

  it('is symmetrical [XR-021.c]', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        const [there, back] = [compareNames(left, right), compareNames(right, left)];
        expect(there.score).toBe(back.score);
        expect(there.verdict).toBe(back.verdict);
      }),
    );
    const short = compareNames('Mohd Irfan', 'Mohammed Irfan');
    expect(compareNames('Mohammed Irfan', 'Mohd Irfan').score).toBe(short.score);
  });

  it('ignores capitals, spaces, order and a title [XR-021.a]', () => {
    const word = fc.constantFrom('Rahul', 'Kumar', 'Sharma', 'Lakshmi', 'Venkatesh', 'Iyer', 'Bano', 'Reddy');
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, turn) => {
        const turned = words.map((_, index) => words[(index + turn) % words.length]);
        const { score } = compareNames(words.join(' '), `Mr  ${turned.join('   ').toUpperCase()} `);
        expect(score).toBe(100);
      }),
    );
  });

  it('marks letters only where a difference remains to be explained [XR-021.b]', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        const { marks, verdict } = compareNames(left, right);
        const marked = [...marks.left, ...marks.right].some(({ mark }) => mark === 'differs');
        const nothingToExplain: readonly Verdict[] = ['exact', 'unreadable', 'notGiven'];
        expect(marked && nothingToExplain.includes(verdict)).toBe(false);
      }),
    );
  });

  it('gives 100 for a name and itself, 0 to 100 for any two, and keeps their text complete [XR-021.a]', () => {
    fc.assert(
      fc.property(name, name, (left, right) => {
        expect(compareNames(left, left).score).toBe(left.trim() === '' ? 0 : 100);
        const { score, marks } = compareNames(left, right);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(textOf(marks.left)).toBe(left);
        expect(textOf(marks.right)).toBe(right);
      }),
    );
  });
});
