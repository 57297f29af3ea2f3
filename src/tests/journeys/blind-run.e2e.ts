import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { signIn as signInByCall } from '../../../scripts/demo/caller';
import { QUESTION_TYPES, type QuestionType } from '../../shared/question-types/registry';
import { type TypeExample, typeExamples } from '../question-types/examples';
import { aDomain } from './a-domain';
import { aListener, type Listener } from './listener';
import { buildQuiz, buyPlan, evaluate, publish, release } from './screens/classroom';
import { aVisitor, useBrowser } from './visitor';

const LOG_FOLDER = 'build/test-results';
useBrowser();

/** Signs in from the login page and starts a quiz by its ID. */
async function startByEar(student: Listener, email: string, shareId: string): Promise<void> {
  await student.find('button', 'Continue with Google');
  await student.press('Enter');
  await student.hear('Choose an account');
  await student.find('textbox', /^Name/);
  await student.type('Blind Student');
  await student.find('textbox', 'Email');
  await student.type(email);
  await student.press('Enter');
  await student.hear('Welcome');
  await student.find('textbox', /quiz ID/i);
  await student.type(shareId);
  await student.press('Enter');
  await student.find('button', 'Start Quiz');
  await student.press('Enter');
}

/** Answers a question of each type by hearing alone. */
const answerByEar: { readonly [Type in QuestionType]: (student: Listener) => Promise<unknown> } = {
  async mcq(student) {
    await student.find('radio', /./);
    await student.press('Space');
    await student.find('radio', 'Neon', 'ArrowDown');
  },
  async msq(student) {
    for (const name of ['2', '11']) {
      await student.find('checkbox', new RegExp(`^${name}$`));
      expect((await student.press('Space')).states).toContain('checked');
    }
  },
  short: (student) => write(student, 'Paris'),
  long: (student) => write(student, String(typeExamples.long.right)),
  async slider(student) {
    await student.find('slider', /./);
    await student.press('Home');
    for (let legs = 1; legs <= 8; legs += 1) await student.press('ArrowRight');
    expect((await student.press('ArrowRight')).value).toBe('9');
    expect((await student.press('ArrowLeft')).value).toBe('8');
  },
  number: (student) => write(student, '72 km/h'),
  async cloze(student) {
    await write(student, 'Blood');
    await student.press('Tab');
    await choose(student, /Gap 2/, 'lungs');
    await student.press('Tab');
    await write(student, '72');
  },
  async match(student) {
    for (const [left, right] of Object.entries(typeExamples.match.right)) await choose(student, left, right);
  },
  async order(student) {
    for (const [to, name] of typeExamples.order.right.entries()) await moveUp(student, name, to + 1);
  },
};

async function write(student: Listener, text: string): Promise<void> {
  await student.find('textbox', /./);
  await student.type(text);
}

/** Moves down a list until the choice is heard. */
async function choose(student: Listener, list: string | RegExp, choice: string): Promise<void> {
  await student.find('combobox', list);
  for (let heard = await student.press('Home'); !heard.value.endsWith(choice); )
    heard = await student.press('ArrowDown');
}

const moveButton = (name: string): RegExp => new RegExp(`^Move ${name} up, \\d of \\d$`);
const placeIn = (name: string): number => Number(/, (\d) of/.exec(name)?.[1]);

async function moveUp(student: Listener, name: string, to: number): Promise<void> {
  if (to === 1) await student.find('button', /up, \d of/);
  for (let at = Number.POSITIVE_INFINITY; at > to; ) {
    at = placeIn((await student.find('button', moveButton(name), 'Tab')).name);
    if (at > to) await student.press('Enter');
  }
}

test('a student who hears the page and has a keyboard signs in, answers all nine types, hands in and opens the result', async () => {
  const domain = aDomain();
  const teacher = await signInByCall(inject('baseUrl'), 'teacher', 'Ann', `ann@${domain}`);
  await buyPlan(teacher);
  const questions = QUESTION_TYPES.map((type) => ({
    ...(typeExamples[type] as TypeExample).fields,
    ...{ type, maximumMarks: 2 },
  }));
  const settings = { title: 'Nine types by ear', totalTimeSeconds: 3600, shuffleQuestions: false };
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, questions));
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 } });
  const student = await aListener(page);
  await page.goto('/login/student');
  try {
    await startByEar(student, `blind@${domain}`, quiz.shareId);
    for (const [at, type] of QUESTION_TYPES.entries()) {
      await student.hear(`Question ${at + 1} of ${QUESTION_TYPES.length}`);
      await answerByEar[type](student);
      if (at + 1 < QUESTION_TYPES.length) await student.find('button', 'Next');
      else await student.find('button', 'Submit Quiz');
      await student.press('Enter');
    }
    await student.hear('alertdialog');
    await student.find('button', 'Submit Quiz');
    await student.press('Enter');
    await student.hear(/submitted/i);
    await evaluate(teacher, quiz);
    await release(teacher, quiz);
    await page.reload();
    await student.find('button', /View Responses/);
    await student.press('Enter');
    await student.hear('Nine types by ear');
  } finally {
    mkdirSync(LOG_FOLDER, { recursive: true });
    writeFileSync(`${LOG_FOLDER}/blind-run.txt`, `${student.log.join('\n')}\n`);
  }
  await leave();
});
