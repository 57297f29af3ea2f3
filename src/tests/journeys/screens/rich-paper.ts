import sharp from 'sharp';
import type { Caller } from '../../../../scripts/demo/caller';
import {
  buildQuiz,
  evaluate,
  type PublishedQuiz,
  publish,
  release,
  type TaughtQuiz,
  takeQuiz,
} from './classroom';
import type { School } from './school';

const PROGRAM = `def total(marks, bonus=0):
    result = bonus
    for mark in marks:
        if mark > 0 and isinstance(mark, (int, float)):  # what is missing counts nothing
            result += mark
    return result`;

const QUADRATIC = '$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$';

/** Black lines on a transparent background, as from a scanner or drawing program: dark mode needs a white ground. */
const CIRCUIT = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="160"><g fill="none" stroke="#000" stroke-width="4">
<path d="M20 130V30H160M260 30H400V130H20"/><path d="M160 15h100v30H160z"/></g></svg>`;

/** One question for each kind of markup: formulas, code, a table, a list, a picture, right-to-left text. */
const questions = (pictureId: string) => [
  {
    ...{ type: 'mcq', maximumMarks: 2 },
    text: `Which of these solves $ax^2 + bx + c = 0$ for **every** $a \\neq 0$?\n\n$$\\int_0^1 (ax^2 + bx + c)\\,dx = \\frac{a}{3} + \\frac{b}{2} + c = \\sum_{k=1}^{3} \\frac{p_k}{k} \\quad\\text{with}\\quad p_1 = c,\\; p_2 = b,\\; p_3 = a$$\n\nThink of:\n\n- the sign of $b^2 - 4ac$\n- what $\\pm$ stands for`,
    options: [
      QUADRATIC,
      '$x = \\sqrt{\\frac{c}{a}}$',
      '*none* of them',
      `![A resistor between two wires](${pictureId})`,
    ],
    correctAnswer: QUADRATIC,
    explanation: `Complete the square: $\\left(x + \\frac{b}{2a}\\right)^2 = \\frac{b^2 - 4ac}{4a^2}$.`,
  },
  {
    ...{ type: 'msq', maximumMarks: 2 },
    text: `What does \`total([4, -1, 2])\` return?\n\n\`\`\`python\n${PROGRAM}\n\`\`\`\n\n| call | value |\n| --- | ---: |\n| \`total([])\` | 0 |\n| \`total([1], bonus=2)\` | 3 |`,
    options: ['`6`', '`4 + 2`', '```\nfor i in range(3):\n    print(i)\n```', 'an **error**'],
    correctAnswer: ['`6`', '`4 + 2`'],
  },
  {
    ...{ type: 'short', maximumMarks: 1 },
    text: `Name the part in the middle.\n\n![A rectangle between two wires](${pictureId})`,
    correctAnswer: 'resistor',
  },
  {
    ...{ type: 'long', maximumMarks: 3 },
    text: 'اشرح لماذا $\\ce{2H2 + O2 -> 2H2O}$ تفاعل *طارد* للحرارة.\n\n1. ما الذي يُكسر؟\n2. ما الذي يتكوّن؟',
    correctAnswer: 'لأن الروابط المتكونة أقوى من الروابط المكسورة.',
    explanation: 'Broken: 4 x `H-O` bonds give **more** than is taken.',
  },
];

const ANSWERS = [
  [QUADRATIC, ['`6`'], 'a resistor', 'لأن الروابط المتكونة أقوى'],
  ['*none* of them', ['`6`', '`4 + 2`'], 'resistor', 'الطاقة'],
  [QUADRATIC, ['an **error**'], '**bold** guess', undefined],
];

/** A quiz with all markup, owned by the school's teacher. */
export async function buildRichQuiz(teacher: Caller): Promise<TaughtQuiz> {
  const settings = { title: 'Formulas, code and a circuit', shuffleQuestions: false, blindMarking: false };
  const { quizId } = await buildQuiz(teacher, { title: 'Pictures' }, []);
  const form = new FormData();
  form.set(
    'image',
    new Blob([await sharp(Buffer.from(CIRCUIT)).png().toBuffer()], { type: 'image/png' }),
    'circuit.png',
  );
  const { uploadId } = await teacher.call<{ uploadId: string }>('POST', `/api/quiz/${quizId}/image`, form);
  return buildQuiz(teacher, settings, questions(uploadId));
}

/** The same with the answers of three students, optionally released; returns the first student. */
export async function takenRichQuiz(
  { newTeacher, newStudent }: School,
  { isReleased }: { isReleased: boolean },
): Promise<{ teacher: Caller; student: Caller; quiz: PublishedQuiz }> {
  const teacher = await newTeacher({ plan: true });
  const quiz = await publish(teacher, await buildRichQuiz(teacher));
  const students = await Promise.all(ANSWERS.map(() => newStudent()));
  for (const [at, student] of students.entries()) await takeQuiz(student, quiz, ANSWERS[at] ?? []);
  await evaluate(teacher, quiz);
  if (isReleased) await release(teacher, quiz);
  const [student] = students;
  if (!student) throw new Error('Somebody took it.');
  return { teacher, student, quiz };
}
