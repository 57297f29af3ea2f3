import type * as z from 'zod';
import type { QuestionOf } from '../../../shared/question/schema';
import type { DraftOf, QuestionType, questionSchemas } from '../../../shared/question-types/registry';
import type { GiftWords } from '../formats/gift/gift-words';
import type { MoodleBody } from '../formats/moodle/moodle-body';
import type { MoodleTexts } from '../formats/moodle/moodle-xml-parts';
import type { ItemParts } from '../formats/qti/item-parts';
import type { XhtmlSetting } from '../formats/qti/xhtml';
import type { PastedType } from '../formats/typed/pasted-type';
import type { SentFields } from './sent-fields';

type Sent<Type extends QuestionType> = z.input<ReturnType<typeof questionSchemas>[Type]['question']>;

/** The part of a question type that the server alone needs: requests, typed text and files. */
export interface ServerModule<Type extends QuestionType> {
  /**
   * Reads the fields of a request over those of a draft; refuses (400) only values that no draft can hold.
   */
  read(sent: SentFields, before: DraftOf<Type>): DraftOf<Type>;
  /** Fields of the stored question that its requests need not have. */
  readonly undocumented?: readonly ('options' | 'min' | 'max' | 'step')[];
  /** A documented request. */
  readonly example: Pick<Sent<Type>, 'type' | 'text'> & Partial<Sent<Type>>;
  /** Changes all texts of its own fields. A text used twice, as an option and as the key, changes alike. */
  withTexts(draft: DraftOf<Type>, change: (text: string) => string): DraftOf<Type>;
  /** Its reader in typed text. */
  readonly pasted: PastedType<DraftOf<Type>>;
  /** The content of its braces in GIFT. */
  gift(question: QuestionOf<Type>, words: GiftWords): string;
  /** Its text with `GAP_HOLE` for the braces, which follow the text otherwise; undefined if GIFT cannot hold it. */
  giftText?(question: QuestionOf<Type>, words: GiftWords): string | undefined;
  moodle(question: QuestionOf<Type>, texts: MoodleTexts): MoodleBody;
  qti(question: QuestionOf<Type>, setting: XhtmlSetting): ItemParts;
}
