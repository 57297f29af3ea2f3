import { counted } from '../../../../shared/counted';

const students = (count: number) => counted(count, 'student');

export const texts = {
  title: (className: string) => `Sign-in slips: ${className}`,
  heading: 'Sign-in slips',
  back: 'Back to the class',
  notForYou: 'PINs of this class are not shared with you',
  askOwner: (owner: string) => `Ask ${owner} for the right to mark if you need them.`,
  lead: 'Each slip has the class code and a PIN of its own, for students without an email address. Those with one sign in with it and need no slip.',
  nobody: 'Nobody in this class needs a slip',
  nobodyMore: 'Slips are for students without an email address. This class has none.',

  who: 'Who gets a slip',
  choices: (without: number, all: number) =>
    ({
      without: ['Those without a PIN', without === 0 ? 'Everybody has one.' : students(without)],
      all: ['Everybody without an email address', students(all)],
      selected: ['Only some', 'Choose them below.'],
    }) as const,
  students: 'Students without an email address',
  pinOf: (date: string) => `has a PIN made ${date}`,
  noPin: 'no PIN yet',
  replaces: (count: number) =>
    count === 1
      ? '1 of these students has a PIN. It stops working, and so does the slip that it is on.'
      : `${count} of these students have a PIN. It stops working, and so do the slips that they have.`,
  make: (count: number) => (count === 1 ? 'Make 1 slip' : `Make ${count} slips`),
  making: 'Making PINs…',
  makeFailed: 'The slips could not be made. Please try again.',

  made: (count: number) =>
    `${count === 1 ? '1 slip' : `${count} slips`} ready. PINs are shown this once: print them before you leave this page.`,
  print: 'Print',
  again: 'Make other slips',
  slips: 'Slips',
  qr: (name: string) => `QR code with which ${name} signs in`,
  code: 'Class code',
  pin: 'PIN',
  how: (address: string) => `Scan the code, or open ${address}`,

  leaveTitle: 'Are the slips printed?',
  leaveBody:
    'These PINs are shown this once. Without a printout you would have to make them again, and then these stop working.',
} as const;
