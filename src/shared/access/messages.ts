import type { SharedRight } from './rights';

const SHARED_AS: Readonly<Record<SharedRight, string>> = {
  look: 'to look at',
  mark: 'to run and mark',
  edit: 'to edit',
};

/** Why a colleague may not do something with what is shared with them. */
export const accessMessages = {
  tooLittle: (what: 'quiz' | 'class', right: SharedRight) =>
    right === 'edit'
      ? `Only the owner of this ${what} can do that.`
      : `This ${what} is shared with you ${SHARED_AS[right]} only. Ask its owner for more.`,
} as const;
