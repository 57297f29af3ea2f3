/** Documented words: the section of the specification, the screen, the words. */
export interface SpecTexts {
  readonly section: '§2' | '§4' | '§5' | '§8' | '§9';
  readonly screen: string;
  readonly texts: readonly string[];
}

const FOOTER = ['Home', 'About Us', 'Contact Us', 'Terms and Conditions', 'Refund Policy', 'Privacy Policy'];

/** Documented words that a screen shows without further action. */
export const specTexts: readonly SpecTexts[] = [
  // §2 Public and static
  {
    section: '§2',
    screen: 'landing',
    texts: [
      'For Teachers',
      'See Plans',
      'For Students',
      'AI evaluation',
      'Flexible question types',
      'Simple builder',
      'Instant results',
      'Secure attempts',
      'Analytics',
      'Get Started – Teacher Login',
      ...FOOTER,
    ],
  },
  { section: '§2', screen: 'about-us', texts: ['mission', 'vision', ...FOOTER] },
  {
    section: '§2',
    screen: 'terms',
    texts: [
      'acceptance',
      'intellectual property',
      'prohibited',
      'AI evaluation',
      'termination',
      'liability',
      'Privacy Policy',
      'Refund Policy',
      ...FOOTER,
    ],
  },
  {
    section: '§2',
    screen: 'privacy-policy',
    texts: [
      'Last Updated',
      '05/10/2025',
      'payment information',
      'cookies',
      'retention',
      'security',
      ...FOOTER,
    ],
  },
  {
    section: '§2',
    screen: 'refund-policy',
    texts: [
      '1-2 business days',
      '10 business days',
      'receipts',
      'screenshots',
      'confirmation email',
      ...FOOTER,
    ],
  },
  {
    section: '§2',
    screen: 'contact-us',
    texts: ['support@example.org', 'support', 'feedback', 'partnerships', 'business', ...FOOTER],
  },
  {
    section: '§2',
    screen: 'plans',
    texts: [
      'Premium Plan',
      '₹100',
      'per month',
      'Unlimited quizzes',
      'Unlimited students per month',
      'AI evaluation (100 questions in under 10 minutes)',
      'Submission confirmation emails to students',
      'Tab change detection',
      'Window change detection',
      'Auto-submission when time expires or suspicious activity is detected',
      'Detailed analytics',
      'Get Started Today',
      'Why Choose Our Platform',
      'Easy Setup',
      'Secure and Reliable',
      '99.9% uptime',
      'Save Time',
      'How does AI evaluation work?',
      'until the end of the billing period',
      'setup fees',
      ...FOOTER,
    ],
  },
  // §2 Login
  {
    section: '§2',
    screen: 'login-teacher',
    texts: [
      'Teacher Login',
      'Sign in to manage your quizzes',
      'I have read and accept the Terms and Conditions and Privacy Policy',
      'Continue with Google',
      "First time? You'll be signed up automatically.",
    ],
  },
  {
    section: '§2',
    screen: 'login-student',
    texts: ['Student Login', 'Sign in to take quizzes', 'Continue with Google'],
  },
  { section: '§2', screen: 'login-processing', texts: ['Processing...'] },
  // §2 Student dashboard
  {
    section: '§2',
    screen: 'student-empty',
    texts: [
      'Welcome, Imani Brooks',
      'Student',
      'Logout',
      'Available',
      'Completed',
      'In Progress',
      'Join Quiz by ID',
      'Enter quiz ID (e.g., ABC123)',
      'Join Quiz',
      'Your Quiz Attempts',
      'No quiz attempts found.',
    ],
  },
  { section: '§2', screen: 'student-attempts', texts: ['Results not released', 'View Responses', '/18'] },
  { section: '§2', screen: 'student-responses', texts: ['Hide Responses', 'Correct', 'Incorrect'] },
  {
    section: '§2',
    screen: 'student-resume',
    texts: ['Resume Quiz?', 'Energy and forces', 'question 2 of 5', 'Start Fresh', 'Resume Quiz'],
  },
  // §2 Quiz-taking screen
  {
    section: '§2',
    screen: 'runner-mcq',
    texts: ['Energy and forces', 'Question 1 of 5', '1 mark', 'Previous', 'Next'],
  },
  { section: '§2', screen: 'runner-msq', texts: ['Question 2 of 5', '3 marks'] },
  { section: '§2', screen: 'runner-slider', texts: ['Question 5 of 5', 'Submit Quiz'] },
  {
    section: '§2',
    screen: 'runner-short-symbols',
    texts: ['Greek', 'Math', 'Logic/Set', 'Arrows', 'Sup/Sub'],
  },
  {
    section: '§2',
    screen: 'runner-submit-dialog',
    texts: ['Submit Quiz?', 'Are you sure you want to submit your quiz? This action cannot be undone.'],
  },
  {
    section: '§2',
    screen: 'runner-submitting',
    texts: ['Submitting Quiz', 'Please wait while we process your submission...'],
  },
  { section: '§2', screen: 'runner-not-found', texts: ['Quiz not found', 'Go Back'] },
  // §2 Teacher dashboard
  {
    section: '§2',
    screen: 'teacher-empty',
    texts: [
      'Welcome, Nadia Frank',
      'Teacher',
      'No Active Plan',
      'Upgrade',
      'Logout',
      'Total Quizzes',
      'Published',
      'Quiz List',
      'Download All Data',
      'Create Quiz',
      'Create Your First Quiz',
    ],
  },
  {
    section: '§2',
    screen: 'teacher-rows',
    texts: [
      'Active Plan',
      'Draft',
      'Published',
      'Accepting Responses',
      'Responses Closed',
      '100%',
      'Scores Released',
      'Publish',
    ],
  },
  {
    section: '§2',
    screen: 'teacher-details',
    texts: [
      'Copy',
      '30 minutes',
      'No questions',
      '10 questions',
      'Evaluate',
      'View Results',
      'Stop Responses',
      'Start Responses',
      'Add questions to publish',
    ],
  },
  { section: '§2', screen: 'teacher-plan-required', texts: ['Plan Required', 'Cancel', 'View Plans'] },
  // §2 Editors and evaluation
  { section: '§2', screen: 'quiz-editor-new', texts: ['Create New Quiz'] },
  { section: '§2', screen: 'quiz-editor', texts: ['Edit Quiz'] },
  {
    section: '§2',
    screen: 'quiz-editor-symbols',
    texts: ['Greek', 'Math', 'Logic/Set', 'Arrows', 'Sup/Sub'],
  },
  { section: '§2', screen: 'question-editor-mcq', texts: ['Add Question'] },
  { section: '§2', screen: 'question-editor-filled', texts: ['Edit Question'] },
  { section: '§2', screen: 'evaluation-pending', texts: ['Quiz Evaluation', 'Start evaluation'] },
  { section: '§2', screen: 'evaluation-students', texts: ['Quiz Evaluation', 'Release Scores'] },
  {
    section: '§9',
    screen: 'evaluation-statistics',
    texts: ['Mean', 'Median', 'Min', 'Max', 'Total students'],
  },
];
