import type { AnswerName } from '../../server/testing/two-markers';

export type Marker = 'Ann' | 'Ben';

/** An act that marked one answer. */
export interface Given {
  readonly by: Marker;
  readonly marks: number;
}

interface CommentNow {
  readonly text: string;
  readonly by: Marker | undefined;
}

/** The state shown by a page when last loaded. */
export interface View {
  readonly standing: ReadonlyMap<AnswerName, Given | undefined>;
  readonly comments: ReadonlyMap<AnswerName, string>;
}

/** The expected outcome of an act. */
export type Verdict = 'taken' | 'refused';

/**
 * The outcomes two careful people would expect, computed without the app: the acts on each answer, latest
 * last, and its comment. An act is refused as a whole if it meets a colleague's decision that its page did
 * not show.
 */
export class Ledger {
  readonly #acts = new Map<AnswerName, readonly Given[]>();
  readonly #comments = new Map<AnswerName, CommentNow>();

  standing = (name: AnswerName): Given | undefined => this.#acts.get(name)?.at(-1);
  comment = (name: AnswerName): string => this.#comments.get(name)?.text ?? '';

  look(names: readonly AnswerName[]): View {
    return {
      standing: new Map(names.map((name) => [name, this.standing(name)])),
      comments: new Map(names.map((name) => [name, this.comment(name)])),
    };
  }

  give(by: Marker, marks: ReadonlyMap<AnswerName, number>, seen: View): Verdict {
    const wasSeen = (name: AnswerName) => seen.standing.get(name) === this.standing(name);
    const isOthers = (name: AnswerName) => ![undefined, by].includes(this.standing(name)?.by);
    const unseen = [...marks].filter(([name]) => isOthers(name) && !wasSeen(name));
    if (unseen.some(([name, given]) => this.standing(name)?.marks !== given)) return 'refused';
    for (const [name, given] of marks) {
      // Equal marks by both are one decision, which stays with the first.
      if (unseen.some(([agreed]) => agreed === name)) continue;
      this.#acts.set(name, [...(this.#acts.get(name) ?? []), { by, marks: given }]);
    }
    return 'taken';
  }

  undo(by: Marker, names: readonly AnswerName[]): Verdict {
    if (names.some((name) => ![undefined, by].includes(this.standing(name)?.by))) return 'refused';
    for (const name of names) this.#acts.set(name, (this.#acts.get(name) ?? []).slice(0, -1));
    return 'taken';
  }

  write(by: Marker, names: readonly AnswerName[], { text, seen }: { text: string; seen: View }): Verdict {
    const isInTheWay = (name: AnswerName) => {
      const now = this.comment(name);
      const isNews = now !== seen.comments.get(name) && now !== text;
      return isNews && this.#comments.get(name)?.by !== by;
    };
    if (names.some(isInTheWay)) return 'refused';
    for (const name of names) if (this.comment(name) !== text) this.#comments.set(name, { text, by });
    return 'taken';
  }
}
