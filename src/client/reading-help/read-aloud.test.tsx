import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';
import { visit } from '../testing/visit';

/** The part of the browser's speech API that is used: voices, and a record of utterances. */
class Speech extends EventTarget {
  readonly said: { text: string; lang: string; voice: string | undefined }[] = [];
  stops = 0;
  last: EventTarget | undefined;
  constructor(private readonly voices: readonly object[]) {
    super();
  }
  getVoices = () => this.voices;
  speak = (utterance: EventTarget & { text: string; lang: string; voice: { name: string } | null }) => {
    const { text, lang, voice } = utterance;
    this.said.push({ text, lang, voice: voice?.name });
    this.last = utterance;
  };
  cancel = () => {
    this.stops += 1;
  };
}

const voice = (name: string, lang: string, localService = true) => ({
  name,
  lang,
  localService,
  default: false,
});
const VOICES = [voice('Away', 'en-US', false), voice('Anna', 'de-DE'), voice('Ella', 'en-GB')];

function aBrowserWith(voices: readonly object[]): Speech {
  const speech = new Speech(voices);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    },
  );
  return speech;
}

const ROOTS = {
  ...{ type: 'mcq', text: 'Which of these is the root of $x^2=49$?', maximumMarks: 1 },
  ...{ options: ['$x=8$', 'None of the others'], correctAnswer: 'None of the others' },
};
const WHY = {
  type: 'short',
  text: 'Warum ist die Summe nicht null?',
  maximumMarks: 1,
  correctAnswer: 'Vorzeichen',
};

const LONGEST_RIVER = { ...WHY, text: 'सबसे लंबी नदी कौन सी है?', maximumMarks: 2 };

/** A student in a quiz with the voice switched on. */
async function listening(questions: readonly object[] = [ROOTS, WHY]) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    settings: { title: 'Roots', totalTimeSeconds: 600, shuffleQuestions: false, shuffleOptions: false },
    questions,
  });
  const page = await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Nia' });
  await page.user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  await screen.findByRole('timer');
  await page.user.click(screen.getByRole('button', { name: 'Reading help' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Reading help' }));
  const box = panel.queryByRole('checkbox', { name: 'Read aloud' });
  if (box) await page.user.click(box);
  await page.user.click(panel.getByRole('button', { name: 'Close' }));
  return { world, quiz, ...page };
}

const listen = () => screen.findByRole('button', { name: 'Read aloud' });

test('a question is read as shown, its formulas in words, by a voice of this device', async () => {
  const speech = aBrowserWith(VOICES);
  const { user } = await listening();
  await user.click(await listen());
  expect(speech.said.map(({ text }) => text)).toEqual([
    'Which of these is the root of x squared equals 49 ?',
    'x equals 8',
    'None of the others',
  ]);
  expect(new Set(speech.said.map((each) => `${each.lang} ${each.voice}`))).toEqual(new Set(['en Ella']));
});

test('the voice stops on Next, reads the next question in its own language, and stops at the submission', async () => {
  const speech = aBrowserWith(VOICES);
  const { user } = await listening();
  await user.click(await listen());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(speech.stops).toBe(1);
  await user.click(await listen());
  expect(speech.said.at(3)).toEqual({ text: 'Warum ist die Summe nicht null?', lang: 'de', voice: 'Anna' });
  // The right answer is not read.
  expect(speech.said.some(({ text }) => text.includes('Vorzeichen'))).toBe(false);
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Quiz' });
  await expect.poll(() => submit().disabled).toBe(false);
  await user.click(submit());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit Quiz?' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Quiz' }));
  await screen.findByText(/^Quiz submitted at/);
  expect(speech.stops).toBe(2);
});

test('a second press stops the voice, and so do its end and leaving the page', async () => {
  const speech = aBrowserWith(VOICES);
  const { user } = await listening();
  await user.click(await listen());
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(speech.stops).toBe(1);
  await user.click(await listen());
  speech.last?.dispatchEvent(new Event('end'));
  await user.click(await listen());
  window.dispatchEvent(new Event('pagehide'));
  await listen();
  expect(speech.stops).toBe(3);
});

test.each([
  ['has no voice', []],
  ['has voices of other computers alone', [voice('Away', 'en-US', false)]],
])('if the browser %s, reading aloud is not offered', async (_, voices) => {
  aBrowserWith(voices);
  const { user } = await listening();
  await user.click(screen.getByRole('button', { name: 'Reading help' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Reading help' }));
  panel.getByRole('checkbox', { name: 'Calm clock' });
  expect(screen.queryByText('Read aloud')).toBeNull();
});

test('a question in a script without a voice says so; other letters are read by the device’s voice', async () => {
  const speech = aBrowserWith(VOICES);
  const { user } = await listening([LONGEST_RIVER, { ...WHY, text: 'Quelle est la capitale du pays ?' }]);
  await user.click(await listen());
  expect(speech.said.map(({ text }) => text)).toEqual(['Your answer', '…']);
  screen.getByText('This device has no voice for a language of this question.', {
    selector: 'span:not([aria-live])',
  });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByText(/no voice/, { selector: 'span:not([aria-live])' })).toBeNull();
  await user.click(await listen());
  expect(speech.said.at(2)).toEqual({ text: 'Quelle est la capitale du pays ?', lang: 'fr', voice: 'Anna' });
});

test('voices that load late are offered once available', async () => {
  const voices: object[] = [];
  const speech = aBrowserWith(voices);
  const { user } = await listening();
  await user.click(screen.getByRole('button', { name: 'Reading help' }));
  await screen.findByRole('checkbox', { name: 'Calm clock' });
  voices.push(...VOICES);
  speech.dispatchEvent(new Event('voiceschanged'));
  await screen.findByRole('checkbox', { name: 'Read aloud' });
});

test('released answers are read too, as shown on their screen', async () => {
  const speech = aBrowserWith(VOICES);
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [ROOTS] });
  await aSubmitter(world, quiz, { name: 'Nia' });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const { user } = await visit(world, '/student', { as: 'student', name: 'Nia' });
  await user.click(await screen.findByRole('button', { name: 'Reading help' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Read aloud' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'View Responses' }));
  await user.click(await listen());
  expect(speech.said.map(({ text }) => text).join(' ')).toContain('the root of x squared equals 49');
});
