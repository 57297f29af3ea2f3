import { LoginPage } from './LoginPage';

export function StudentLoginPage() {
  return <LoginPage forRole="student" title="Student Login" subtitle="Sign in to take quizzes" />;
}
