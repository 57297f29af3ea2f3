import type { QuestionDraft } from '../question/draft';
import type { Question } from '../question/schema';
import type { QuizSettings } from '../quiz/schema';

export interface ExportedQuestion {
  readonly question: Question;
  /** Its place in the quiz, from 1, unfinished questions counted. */
  readonly place: number;
  readonly tags: readonly string[];
  /** What tells this server, when it reads the file, of which question this is a copy. */
  readonly origin?: string;
  readonly pool?: { readonly name: string; readonly draw: number };
}

/** A question that is not finished, which only the JSON takes along. */
export interface ExportedDraft extends Pick<ExportedQuestion, 'place' | 'tags' | 'pool'> {
  readonly draft: QuestionDraft;
  readonly imageUrl: string | null;
  /** What its file lacked beside what the rules say. */
  readonly problems: readonly string[];
}

/** A picture that a question shows, by the id of its upload. */
export interface ExportedPicture {
  readonly bytes: Uint8Array;
  readonly base64: string;
  /** "image/webp". */
  readonly mediaType: string;
}

/** A quiz as it is written into a file of another kind. */
export interface ExportedQuiz {
  readonly settings: QuizSettings;
  readonly questions: readonly ExportedQuestion[];
  readonly drafts?: readonly ExportedDraft[];
  /** By upload id: those that texts name, and those of the questions themselves. */
  readonly pictures: ReadonlyMap<string, ExportedPicture>;
  /** What no format takes along; a file that lists its losses lists these too. */
  readonly left?: readonly Loss[];
}

/** Something that a format cannot say. */
export interface Loss {
  /** The place of the question in the quiz, from 1. */
  readonly question: number;
  readonly sentence: string;
}

/** A quiz written in some format: a text, or the files of a package; the file lists its losses too, where it can. */
export interface ExportedFile {
  readonly content: string | ReadonlyMap<string, string | Uint8Array>;
  readonly losses: readonly Loss[];
}

/** Writes a quiz; a question that the format has no type for is left out and named among the losses. */
export type QuizWriter = (quiz: ExportedQuiz) => ExportedFile;
