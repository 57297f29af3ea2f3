import type { QuestionDraft } from '../question/draft';

/** A picture of a file that is read: its bytes, or the base64 that stands for them in a text. */
export type PictureBytes = { readonly bytes: Uint8Array } | { readonly base64: string };

/** One question of a file. Lines count from 1: of the file, of its part in a package, or the row of a sheet. */
export interface ImportedQuestion {
  readonly line: number;
  /** What the file calls it. */
  readonly name?: string;
  /** What was read, right or wrong; its texts name pictures as `![what it shows](imported-picture-0001)`. */
  readonly draft: QuestionDraft;
  /** The picture of the question itself, by the same name. */
  readonly picture?: string;
  /** What has to be completed before it can be saved, beside what `validateQuestion` says. */
  readonly problems: readonly string[];
  /** What the file says and is not said here: the question can be saved as it is. */
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  /** Of which question of its server it is a copy, as the export wrote it. */
  readonly origin?: string;
  /** Questions with the same name are a pool, of which each attempt draws so many. */
  readonly pool?: { readonly name: string; readonly draw: number };
}

/** Something in a file that becomes no question, and why. */
export interface SkippedQuestion {
  readonly line: number;
  readonly name?: string;
  /** What the file calls its type; empty where it says none. */
  readonly type: string;
  readonly reason: string;
}

/** What a reader found in a file. */
export interface Imported {
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly SkippedQuestion[];
  /** By the names that texts give them. */
  readonly pictures: ReadonlyMap<string, PictureBytes>;
}

export const NOTHING_IMPORTED: Imported = { questions: [], skipped: [], pictures: new Map() };

/** The files of an unpacked package, by their paths. */
export interface PackageFiles {
  readonly paths: readonly string[];
  /** As UTF-8 or whatever its byte order mark says; undefined where there is no such file. */
  text(path: string): string | undefined;
  bytes(path: string): Uint8Array | undefined;
}

/** Reads a file without ever throwing: what cannot be read is skipped, with its line. */
export type TextReader = (text: string) => Imported;
export type PackageReader = (files: PackageFiles) => Imported;
