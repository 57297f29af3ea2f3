import type { QuestionDraft } from '../question/draft';
import type { Question } from '../question/schema';
import type { QuizSettings } from '../quiz/schema';

export interface ExportedQuestion {
  readonly question: Question;
  /** Position in the quiz, from 1, counting unfinished questions. */
  readonly place: number;
  readonly tags: readonly string[];
  /** Identifies the original question when this server imports the file. */
  readonly origin?: string;
  readonly pool?: { readonly name: string; readonly draw: number };
}

/** An unfinished question; only the JSON format exports it. */
export interface ExportedDraft extends Pick<ExportedQuestion, 'place' | 'tags' | 'pool'> {
  readonly draft: QuestionDraft;
  readonly imageUrl: string | null;
  /** Import problems that the rules do not report. */
  readonly problems: readonly string[];
}

export interface ExportedPicture {
  readonly bytes: Uint8Array;
  readonly base64: string;
  /** Such as "image/webp". */
  readonly mediaType: string;
}

export interface ExportedQuiz {
  readonly settings: QuizSettings;
  readonly questions: readonly ExportedQuestion[];
  readonly drafts?: readonly ExportedDraft[];
  /** By upload id: pictures within texts and those of the questions. */
  readonly pictures: ReadonlyMap<string, ExportedPicture>;
  /** Losses common to all formats, repeated in files that list their losses. */
  readonly commonLosses?: readonly Loss[];
}

export interface Loss {
  /** Position of the question in the quiz, from 1. */
  readonly question: number;
  readonly sentence: string;
}

/** A written quiz: a text or the files of a package. It also lists its losses if the format allows. */
export interface ExportedFile {
  readonly content: string | ReadonlyMap<string, string | Uint8Array>;
  readonly losses: readonly Loss[];
}

/** Writes a quiz; questions of an unsupported type are left out and listed among the losses. */
export type QuizWriter = (quiz: ExportedQuiz) => ExportedFile;
