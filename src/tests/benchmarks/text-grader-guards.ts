import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';
import { type MarkedQuestion, seeded } from './text-grader-data';
import type { Figure } from './text-grader-figures';

type Made = (text: string, random: () => number) => string | null;

const MADE: Readonly<Record<string, Made>> = {
  negated: (text) => {
    const turned = text.replace(/\b(is|are|was|were|can|will|would|do|does|should|has|have)\b/i, '$1 not');
    if (/\b(not|no|never|none|nothing|cannot|without)\b|n't\b/i.test(text)) return null;
    return turned === text ? `It is not true that ${text}` : turned;
  },
  numbers: (text) => {
    const changed = text.replace(/\d+/, (digits) => String(Number(digits) + 3));
    return changed === text ? null : changed;
  },
  shuffled: (text, random) => {
    const words = text.replace(/[.,;!?]/g, '').split(/\s+/);
    if (words.length < 4) return null;
    const mixed = words.map((word) => ({ word, key: random() })).sort((a, b) => a.key - b.key);
    const made = mixed.map(({ word }) => word).join(' ');
    return made === words.join(' ') ? null : made;
  },
};

const FLAGGED: Readonly<Record<string, readonly [limit: number, goal: number]>> = {
  negated: [0.85, 0.95],
  numbers: [0.66, 0.95],
  shuffled: [0.6, 0.9],
};

/** Prints and returns how many composed answers need review, and how many guards an ordinary short answer triggers. */
export function reportGuards(questions: readonly MarkedQuestion[]): Figure[] {
  const random = seeded(42);
  const figures: Figure[] = [];
  for (const [name, make] of Object.entries(MADE)) {
    let [flagged, total] = [0, 0];
    for (const question of questions) {
      const [model = ''] = question.modelAnswer.split('\n');
      const text = make(model, random);
      if (text === null) continue;
      const answers = [...question.answers, { id: 'made', text }];
      const mark = markTextAnswers({ ...question, answers, maximumMarks: 5, teacherMarks: [] }).find(
        ({ id }) => id === 'made',
      );
      total += 1;
      if (mark && mark.guards.length > 0) flagged += 1;
    }
    const [limit = 0, goal = 0] = FLAGGED[name] ?? [];
    figures.push({ name: `guards, ${name}: flagged`, value: flagged / total, limit, goal });
    console.log(`guards ${name}: ${flagged} of ${total} flagged (${((100 * flagged) / total).toFixed(1)} %)`);
  }
  for (const [dataset, members] of Map.groupBy(questions, (question) => question.dataset)) {
    const marks = members.flatMap((question) =>
      markTextAnswers({ ...question, maximumMarks: 5, teacherMarks: [] }),
    );
    const flagged = marks.filter(({ guards }) => guards.length > 0);
    const names = [
      ...Map.groupBy(
        flagged.flatMap(({ guards }) => guards),
        (name) => name,
      ),
    ];
    const shares = names.map(([name, each]) => `${name} ${((100 * each.length) / marks.length).toFixed(1)}`);
    console.log(
      `false alarms ${dataset}: ${((100 * flagged.length) / marks.length).toFixed(1)} % (${shares.join(', ')})`,
    );
    const value = flagged.length / marks.length;
    figures.push({ name: `false alarms, ${dataset}`, value, limit: 0.18, goal: 0.08, isAtMost: true });
  }
  return figures;
}
