import type { Locator, Page } from 'playwright-core';
import type { Answer } from '../../shared/answer/answer';
import type { AskedQuestion } from '../../shared/question/schema';
import type { AnswerHands } from './answer-hands';

const sheetOf = (page: Page): Locator => page.locator('main fieldset');
const gapsOf = (page: Page): Locator => sheetOf(page).locator('input, select');

/** The entries of a select in place of a text field; undefined if there is none. */
type Offered = readonly string[] | undefined;
interface Fields {
  readonly type: string;
  readonly options?: Offered;
  readonly right?: Offered;
  readonly left?: Offered;
  readonly gaps?: readonly { readonly kind: string; readonly options?: Offered }[];
}

/** Answers the open question of any type in the page. */
export async function giveAnswer(
  page: Page,
  hands: AnswerHands,
  { question, answer }: { question: AskedQuestion; answer: Answer },
): Promise<void> {
  const { options = [], left, right = [], gaps }: Fields = question;
  const sheet = sheetOf(page);
  const values = Array.isArray(answer) ? answer : [];
  switch (question.type as string) {
    case 'mcq':
      return hands.choose(sheet.getByRole('radio'), options.indexOf(String(answer)));
    case 'msq':
      for (const [at, option] of options.entries()) {
        const box = sheet.getByRole('checkbox').nth(at);
        if ((await box.isChecked()) !== values.includes(option)) await hands.tick(box);
      }
      return undefined;
    case 'slider':
      return hands.type(sheet.getByRole('textbox'), String(answer));
    case 'cloze':
      for (const [at, value] of values.entries()) {
        const field = gapsOf(page).nth(at);
        if (gaps?.[at]?.kind !== 'select') await hands.type(field, value);
        else if (value !== '') await hands.take(field, gaps[at].options?.indexOf(value) ?? 0);
      }
      return undefined;
    case 'match': {
      const pairs = new Map(typeof answer === 'object' ? Object.entries(answer) : []);
      for (const [at, side] of left?.entries() ?? []) {
        const partner = pairs.get(side);
        if (partner !== undefined)
          await hands.take(sheet.getByRole('combobox').nth(at), right.indexOf(partner));
      }
      return undefined;
    }
    case 'order':
      return putInOrder(page, hands, { options, wanted: values });
    default:
      return hands.type(sheet.getByRole('textbox').first(), String(answer));
  }
}

/** Moves the options up to their places one by one; `options` is their order at the beginning. */
async function putInOrder(
  page: Page,
  hands: AnswerHands,
  { options, wanted }: { options: readonly string[]; wanted: readonly string[] },
): Promise<void> {
  const sheet = sheetOf(page);
  const current = [...((await shownOrder(page, options)) ?? options)];
  if (current.every((option, at) => option === wanted[at]))
    await hands.press(sheet.locator('ol + div').getByRole('button'));
  for (const [to, option] of wanted.entries()) {
    for (let at = current.indexOf(option); at > to; at -= 1) {
      // Of the buttons of a row, the second moves it up; their names are in the language of the page.
      await hands.press(sheet.locator('ol > li').nth(at).getByRole('button').nth(1));
      current.splice(at - 1, 2, option, ...current.slice(at - 1, at));
    }
  }
}

/** The displayed order of the options; undefined if the texts do not reveal it. */
async function shownOrder(page: Page, options: readonly string[]): Promise<string[] | undefined> {
  const rows = await sheetOf(page).locator('ol > li').allTextContents();
  const found = rows.map((row) => options.find((option) => row.includes(option)));
  return found.every((option) => option !== undefined) ? found : undefined;
}

export async function shownAnswer(page: Page, question: AskedQuestion): Promise<Answer | undefined> {
  const { options = [], left, right = [], gaps }: Fields = question;
  const sheet = sheetOf(page);
  const checked = async (boxes: Locator) => {
    const are = await boxes.evaluateAll((all) => all.map((box) => box.matches(':checked')));
    return options.filter((_, at) => are[at]);
  };
  switch (question.type as string) {
    case 'mcq':
      return (await checked(sheet.getByRole('radio')))[0];
    case 'msq':
      return checked(sheet.getByRole('checkbox'));
    case 'slider':
      return Number(await sheet.getByRole('textbox').inputValue());
    case 'cloze':
      return Promise.all((gaps ?? []).map((_, at) => gapsOf(page).nth(at).inputValue()));
    case 'match': {
      const lists = await sheet.getByRole('combobox').all();
      const chosen = await Promise.all(
        lists.map((list) =>
          list.evaluate((one) => (one instanceof HTMLSelectElement ? one.selectedIndex : 0)),
        ),
      );
      const pairs = (left ?? []).map((side, at) => [side, right[(chosen[at] ?? 0) - 1]] as const);
      return Object.fromEntries(
        pairs.flatMap(([side, other]) => (other === undefined ? [] : [[side, other]])),
      );
    }
    case 'order':
      return shownOrder(page, options);
    default:
      return sheet.getByRole('textbox').first().inputValue();
  }
}
