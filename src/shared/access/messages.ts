import type { SharedRight } from './rights';

/** A shared object's kind in sentences. */
export type SharedThing = 'quiz' | 'class';

const SHARED_AS: Readonly<Record<SharedRight, string>> = {
  look: 'to look at',
  mark: 'to run and mark',
  edit: 'to edit',
};

const quizzesOf = (count: number) => (count === 1 ? '1 quiz' : `${count} quizzes`);

/** Responses to colleagues, and refusals of acts on shared quizzes and classes. */
export const accessMessages = {
  tooLittle: (what: SharedThing, right: SharedRight) =>
    right === 'edit'
      ? `Only the owner of this ${what} can do that.`
      : `This ${what} is shared with you ${SHARED_AS[right]} only. Ask its owner for more.`,
  emailInvalid: 'Please enter the email address that your colleague signs in with.',
  rightInvalid: 'Please choose what your colleague may do: look, mark or edit.',
  withOneself: 'This is your own address. Please enter that of a colleague.',
  expired: 'The end of a share has to lie in the future.',
  tooManyColleagues: (what: SharedThing, maximum: number) =>
    `A ${what} can be shared with ${maximum} colleagues. Please end a share that is no longer needed.`,
  ended: (what: SharedThing, email: string) => `The ${what} is no longer shared with ${email}.`,
  left: (what: SharedThing) => `The ${what} is no longer shared with you.`,
  successorUnknown: (email: string) =>
    `No teacher has signed in with ${email} here yet. Please ask your colleague to sign in once, then hand it over.`,
  successorMayNotTeach: (email: string) =>
    `${email} may not teach on this server. Please ask whoever runs it to add the address.`,
  evaluationRuns: (title: string) =>
    `“${title}” is being evaluated just now. Please accept it when the evaluation is finished.`,
  successorHasTitle: (title: string) =>
    `You already have a quiz called “${title}”. Please rename yours, then accept this one.`,
  successorHasName: (className: string) =>
    `You already have a class called “${className}”. Please rename yours, then accept this one.`,
  successorIsFull: (what: 'quizzes' | 'classes' | 'images' | 'questions') =>
    `You cannot have that many ${what}. Please delete what is no longer needed, or get a plan.`,
  quizOffered: (name: string) =>
    `${name} has been asked to take the quiz over. It stays yours until they accept.`,
  classOffered: (name: string, quizzes: number) =>
    quizzes === 0
      ? `${name} has been asked to take the class over. It stays yours until they accept.`
      : `${name} has been asked to take over the class and ${quizzesOf(quizzes)}. All of it stays yours until they accept.`,
  alreadyOffered: (what: SharedThing, name: string) =>
    `This ${what} is already offered to ${name}. Please withdraw that offer first.`,
  tooManyOffers: (maximum: number) =>
    `You have made ${maximum} offers within two weeks that were not accepted. Please try again when some of them are over.`,
  withdrawn: (what: SharedThing) => `The ${what} is not offered to anybody any more.`,
  offerNotFound: 'This offer is no longer there. It was withdrawn or is over.',
  quizAccepted: (title: string) => `“${title}” is yours now.`,
  classAccepted: (name: string, quizzes: number) =>
    quizzes === 0 ? `“${name}” is yours now.` : `“${name}” and ${quizzesOf(quizzes)} are yours now.`,
  declined: (title: string) => `You have declined “${title}”. It stays with its owner.`,
  othersShare: (what: SharedThing) => `Only the owner of this ${what} can end the shares of others.`,
} as const;
