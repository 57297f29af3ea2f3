import { readNumberKey, readTolerance } from '../../../../shared/number-answer/number-key';
import { blankQuestion } from '../../../../shared/question/draft';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import { truthIn } from '../words/truth-words';
import { type Naming, rightOptions } from './right-options';
import { type RowCells, splitCell } from './row-cells';
import { rowMatch, rowOrder } from './row-lists';
import { answered, type RowAnswer } from './row-reading';
import { type RowType, rowTypeOf } from './row-type';
import { rowSentences } from './sentences';

/** Reads the answer by the type in the row, else by the form of its options and answer. */
export function rowAnswer(cells: RowCells, naming: Naming): RowAnswer {
  const type = rowTypeOf(cells.type);
  if (type === undefined) return unknownType(cells, naming);
  return readers[type === 'none' ? typeByLook(cells) : type](cells, naming);
}

/** A choice if the answer names some of the options but not all, as an ordering does. */
function unknownType(cells: RowCells, naming: Naming): RowAnswer {
  const options = optionsOf(cells);
  const { right, unknown } = rightOptions({ ...cells, options }, naming);
  const isChoice = right.length > 0 && right.length < options.length && unknown.length === 0;
  if (!isChoice) return { problems: [rowSentences.typeUnknown(cells.type)], notes: [] };
  const answer = choiceOf(cells, naming);
  return { ...answer, notes: [...answer.notes, rowSentences.typeTold(cells.type)] };
}

function typeByLook({ options, correct, min, max }: RowCells): Exclude<RowType, 'none'> {
  const [answer = ''] = correct;
  if (min !== '' && max !== '' && options.length === 0) return 'slider';
  if (options.length > 1 && options.every(({ text }) => text.includes('->')) && correct.length === 0)
    return 'match';
  if (options.length > 0) return 'choice';
  if (/^(?:true|false)$/i.test(answer)) return 'truth';
  if (/^-?\d{1,15}(?:[.,]\d{1,15})?$/.test(answer)) return 'number';
  return answer.length > LONG_ANSWER || answer === '' ? 'long' : 'short';
}

/** A longer answer is not a short answer. */
const LONG_ANSWER = 120;

type Reader = (cells: RowCells, naming: Naming) => RowAnswer;

const readers: Readonly<Record<Exclude<RowType, 'none'>, Reader>> = {
  choice: (cells, naming) => choiceOf(cells, naming),
  mcq: (cells, naming) => choiceOf(cells, naming),
  msq: (cells, naming) => choiceOf(cells, naming, true),
  truth: (cells, naming) => truthOf(cells, naming),
  written: (cells) => (acceptedIn(cells).length > 0 ? shortOf(cells) : longOf(cells)),
  short: (cells) => shortOf(cells),
  long: (cells) => longOf(cells),
  number: (cells) => numberOf(cells),
  slider: (cells) => sliderOf(cells),
  cloze: () => ({ problems: [rowSentences.cloze], notes: [] }),
  match: (cells) => rowMatch(cells),
  order: (cells, naming) => rowOrder(cells, naming),
};

function choiceOf(cells: RowCells, naming: Naming, isSeveralSaid = false): RowAnswer {
  const all = optionsOf(cells);
  const { right, unknown } = rightOptions({ options: all, correct: cells.correct }, naming);
  const options = all.map(({ text }) => richFromPlain(text));
  const key = right.map(({ text }) => richFromPlain(text));
  const feedback = Object.fromEntries(
    all.flatMap(({ text, feedback: said }) =>
      said === '' ? [] : [[richFromPlain(text), richFromPlain(said)] as const],
    ),
  );
  const problems = unknown.map(rowSentences.answerUnknown);
  const notes = naming.isUnsure && key.length > 0 ? [rowSentences.countedFrom0] : [];
  const isSeveral = isSeveralSaid || key.length > 1;
  const draft = isSeveral
    ? { ...blankQuestion('msq'), options, feedback, correctAnswer: key, partialCredit: key.length > 1 }
    : { ...blankQuestion('mcq'), options, feedback, correctAnswer: key[0] ?? '' };
  return { ...answered(draft, problems), notes };
}

/** If wrong answers have their own columns, the right one is an option too. */
function optionsOf({ options, correct }: RowCells): RowCells['options'] {
  if (!options.some(({ isWrong }) => isWrong)) return options;
  return [...correct.map((text) => ({ label: '', text, isWrong: false, feedback: '' })), ...options];
}

function truthOf(cells: RowCells, naming: Naming): RowAnswer {
  const [said = ''] = cells.correct;
  const isNamed = truthIn(said) === undefined || rightOptions(cells, naming).right.length === 1;
  if (isNamed && cells.options.length > 1) return choiceOf(cells, naming);
  const base = { ...blankQuestion('mcq'), options: ['True', 'False'] };
  // "A" of two empty columns is the first of them.
  const isTrue = truthIn(said) ?? /^[a1]$/i.test(said);
  const isFalse = !isTrue && (truthIn(said) === false || /^[b20]$/i.test(said));
  if (!isTrue && !isFalse) return answered(base, said === '' ? [] : [rowSentences.truthUnknown(said)]);
  return answered({ ...base, correctAnswer: isTrue ? 'True' : 'False' });
}

/** Accepted answers may be in the option columns. */
const acceptedIn = ({ options, correct }: RowCells): string[] => {
  const listed = correct.flatMap(splitCell);
  const others = options.map(({ text }) => text);
  return [...new Set([...listed, ...others])];
};

const shortOf = (cells: RowCells): RowAnswer =>
  answered({ ...blankQuestion('short'), correctAnswer: acceptedIn(cells).join('\n') });

const longOf = ({ correct, options }: RowCells): RowAnswer =>
  answered({
    ...blankQuestion('long'),
    correctAnswer: [...correct, ...options.map(({ text }) => text)].join('\n'),
  });

function numberOf(cells: RowCells): RowAnswer {
  const said = cells.correct[0] ?? cells.options[0]?.text ?? '';
  const key = readNumberKey(said);
  const tolerance =
    cells.tolerance === '' ? key?.tolerance : (readTolerance(cells.tolerance) ?? cells.tolerance);
  const correctAnswer = {
    value: key?.value ?? (said === '' ? null : said),
    tolerance: tolerance ?? null,
    unit: cells.unit || (key?.unit ?? ''),
  };
  return answered({ ...blankQuestion('number'), correctAnswer });
}

function sliderOf({ correct, min, max, step }: RowCells): RowAnswer {
  const number = (text: string) => Number(text.replace(',', '.'));
  const blank = blankQuestion('slider');
  return answered({
    ...blank,
    correctAnswer: correct.flatMap(splitCell).map(number),
    min: min === '' ? blank.min : number(min),
    max: max === '' ? blank.max : number(max),
    step: step === '' ? blank.step : number(step),
  });
}
