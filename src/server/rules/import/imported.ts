import type { QuestionDraft } from '../../../shared/question/draft';

/** A picture of an imported file: its bytes, or their base64. */
export type PictureBytes = { readonly bytes: Uint8Array } | { readonly base64: string };

/**
 * A question of a file. Lines count from 1, in the file or its part of a package; for a sheet they are rows.
 */
export interface ImportedQuestion {
  readonly line: number;
  /** Its name in the file. */
  readonly name?: string;
  /**
   * The draft as read, valid or not; its texts refer to pictures as `![description](imported-picture-0001)`.
   */
  readonly draft: QuestionDraft;
  /** The question's own picture, by the same kind of name. */
  readonly picture?: string;
  /** Problems to solve before saving, besides those of `validateQuestion`. */
  readonly problems: readonly string[];
  /** Losses and guesses; the question can be saved without changes. */
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  /** The original question on its server, as exported. */
  readonly origin?: string;
  /** Questions with the same pool name form a pool, from which each attempt draws this many. */
  readonly pool?: { readonly name: string; readonly draw: number };
}

/** A part of a file that becomes no question, with the reason. */
export interface SkippedQuestion {
  readonly line: number;
  readonly name?: string;
  /** Its type in the file; empty if it has none. */
  readonly type: string;
  readonly reason: string;
}

/** The result of reading a file. */
export interface Imported {
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly SkippedQuestion[];
  /** By their names in texts. */
  readonly pictures: ReadonlyMap<string, PictureBytes>;
}

export const NOTHING_IMPORTED: Imported = { questions: [], skipped: [], pictures: new Map() };

/** The files of an unpacked package, by path. */
export interface PackageFiles {
  readonly paths: readonly string[];
  /** Decoded as UTF-8 or by its byte order mark; undefined if missing. */
  text(path: string): string | undefined;
  bytes(path: string): Uint8Array | undefined;
}

/** Reads a file without throwing: unreadable parts are skipped, with their lines. */
export type TextReader = (text: string) => Imported;
export type PackageReader = (files: PackageFiles) => Imported;
