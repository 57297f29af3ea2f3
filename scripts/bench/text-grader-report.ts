import type { TextMark } from '../../src/shared/marking/text/mark-text-answers';
import {
  accuracy,
  calibrationGap,
  correlation,
  mean,
  type Pair,
  rootMeanSquare,
  weightedKappa,
} from './text-grader-measures';
import type { Marking } from './text-grader-teacher';

const RIGHT_WITHIN = 0.2 + 1e-9;
const MACHINE_FROM = 0.85;

/** Prints how near the marks are to the human ones: with no teacher mark, and after ten on all and on the rest. */
export function reportMarks(markings: readonly Marking[]): void {
  for (const [dataset, members] of Map.groupBy(markings, ({ question }) => question.dataset)) {
    const isGraded = members[0]?.question.isGraded ?? false;
    const stages: [string, Pair[]][] = [
      ['no teacher mark', members.flatMap((each) => pairsOf(each, each.unaided))],
      ['after 10, all answers', members.flatMap((each) => pairsOf(each, each.afterTen))],
      [
        'after 10, the others',
        members.flatMap((each) =>
          pairsOf(
            each,
            each.afterTen.filter(({ id }) => !each.markedOfTen.has(id)),
          ),
        ),
      ],
    ];
    for (const [stage, pairs] of stages) {
      const graded = `r ${shown(correlation(pairs))}  RMSE ${shown(rootMeanSquare(pairs))}  QWK ${shown(weightedKappa(pairs))}`;
      console.log(
        `${dataset.padEnd(13)}${stage.padEnd(23)}accuracy ${shown(accuracy(pairs))}  ${isGraded ? graded : ''}`,
      );
    }
  }
}

/** Prints what is left to the machine and how much of it is right, and whether the probabilities hold. */
export function reportMachineShare(markings: readonly Marking[]): void {
  const sets: [string, readonly Marking[]][] = [
    ...Map.groupBy(markings, ({ question }) => question.dataset),
    ['all', markings],
  ];
  for (const [dataset, members] of sets) {
    const ends = members.map((each) => ({
      each,
      left: each.atEnd.filter(({ id }) => !each.markedAtEnd.has(id)),
    }));
    const left = ends.flatMap(({ each, left }) => left.map((mark) => isRight(each, mark)));
    const ten = members.flatMap((each) =>
      each.afterTen
        .filter(({ id, confidence }) => !each.markedOfTen.has(id) && confidence >= MACHINE_FROM)
        .map((mark) => isRight(each, mark)),
    );
    const total = members.reduce((sum, { question }) => sum + question.answers.length, 0);
    const gap = (stage: 'unaided' | 'afterTen') =>
      calibrationGap(
        members.flatMap((each) =>
          each[stage]
            .filter(({ id }) => stage === 'unaided' || !each.markedOfTen.has(id))
            .map((mark) => ({ confidence: mark.confidence, isRight: isRight(each, mark) })),
        ),
      );
    console.log(
      `${dataset.padEnd(13)}until sure: left ${percent(left.length / total)} right ${shown(rightOf(left))}  ` +
        `after 10: sure ${percent(ten.length / total)} right ${shown(rightOf(ten))}  ` +
        `gap unaided ${shown(gap('unaided'))} after 10 ${shown(gap('afterTen'))}`,
    );
  }
}

const rightOf = (each: readonly boolean[]) => mean(each.map(Number));
const shown = (value: number) => value.toFixed(3);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function pairsOf({ question, maximumMarks }: Marking, marks: readonly TextMark[]): Pair[] {
  return marks.map(({ id, marks }) => ({
    suggested: marks / maximumMarks,
    human: question.scores.get(id) ?? 0,
  }));
}

function isRight({ question, maximumMarks }: Marking, { id, marks }: TextMark): boolean {
  const [suggested, human] = [marks / maximumMarks, question.scores.get(id) ?? 0];
  return question.isGraded ? Math.abs(suggested - human) <= RIGHT_WITHIN : suggested >= 0.5 === human >= 0.5;
}
