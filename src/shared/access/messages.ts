import type { SharedRight } from './rights';

/** What is shared, as sentences name it. */
export type SharedThing = 'quiz' | 'class';

const SHARED_AS: Readonly<Record<SharedRight, string>> = {
  look: 'to look at',
  mark: 'to run and mark',
  edit: 'to edit',
};

/** What colleagues are answered, and why they may not do something with what is shared with them. */
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
    `“${title}” is being evaluated just now. Please hand it over when the evaluation is finished.`,
  successorHasTitle: (name: string, title: string) =>
    `${name} already has a quiz called “${title}”. Please rename yours, then hand it over.`,
  successorHasName: (name: string, className: string) =>
    `${name} already has a class called “${className}”. Please rename yours, then hand it over.`,
  successorIsFull: (name: string, what: 'quizzes' | 'classes' | 'images' | 'questions') =>
    `${name} cannot have that many ${what}. Please ask your colleague to delete what is no longer needed, or to get a plan.`,
  quizHandedOver: (name: string) =>
    `${name} owns the quiz now. You can still edit it. Your accommodations and phrases stay with you.`,
  classHandedOver: (name: string, quizzes: number) =>
    quizzes === 0
      ? `${name} owns the class now. You can still edit it. Your quizzes stay yours.`
      : `${name} owns the class and ${quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`} now. You can still edit them. Your accommodations and phrases stay with you.`,
  othersShare: (what: SharedThing) => `Only the owner of this ${what} can end the shares of others.`,
} as const;
