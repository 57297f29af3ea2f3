import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RunningQuiz } from '../../../quiz-session/running-quiz';
import type { TeacherMessagesProps } from './TeacherMessages';

interface MessagesPlaceProps {
  quiz: RunningQuiz;
  isInDialog?: boolean;
}

/** The place of the teacher's messages; their code is separate, since most quizzes have none. */
export function MessagesPlace({ quiz, isInDialog }: MessagesPlaceProps) {
  const messages = useStore(quiz.store, ({ sync }) => sync.messages);
  const [Messages, setMessages] = useState<ComponentType<TeacherMessagesProps>>();
  useEffect(() => {
    if (messages.length === 0) return;
    import('./TeacherMessages').then(
      ({ TeacherMessages }) => setMessages(() => TeacherMessages),
      () => undefined, // The next message retries.
    );
  }, [messages]);
  const { attempt } = quiz.store.getState().session;
  return Messages && <Messages attemptId={attempt._id} messages={messages} isInDialog={isInDialog} />;
}
