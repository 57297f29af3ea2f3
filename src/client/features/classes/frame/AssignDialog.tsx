import { useState } from 'react';
import { Link } from 'wouter';
import { covers } from '../../../../shared/access/rights';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { hasWords } from '../../../../shared/folded-words';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { stageBadge } from '../../../desk/stage-texts';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { TextField } from '../../../ui/TextField';
import { texts } from '../texts';
import styles from './AssignDialog.module.css';

interface AssignDialogProps {
  schoolClass: Pick<SchoolClass, '_id' | 'name' | 'quizzes'>;
  onClose: () => void;
}

/** The quizzes that the teacher may assign; each leads to its tab with the class ticked. */
export function AssignDialog({ schoolClass, onClose }: AssignDialogProps) {
  const query = trpc.quizzes.dashboard.useQuery();
  const [words, setWords] = useState('');
  const assigned = new Set(schoolClass.quizzes.map(({ quizId }) => quizId));
  return (
    <Dialog open title={texts.assignTo(schoolClass.name)} onClose={onClose}>
      <Loaded query={query} failed={texts.quizzesFailed} shape={['2.5rem', '12rem']}>
        {({ quizzes }) => {
          const shown = quizzes.filter(({ right, title }) => covers(right, 'edit') && hasWords(title, words));
          return (
            <>
              <TextField
                type="search"
                label={texts.searchQuizzes}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
              {shown.length === 0 && <EmptyState title={texts.noQuizFits} />}
              <ul className={styles.list} aria-label={texts.yourQuizzes}>
                {shown.map((quiz) => (
                  <li key={quiz._id}>
                    <Link
                      href={teacherPaths.assign(quiz._id, { class: schoolClass._id })}
                      className={styles.quiz}
                      onClick={onClose}
                    >
                      <span className="min-w-0 font-semibold break-anywhere" dir="auto">
                        {quiz.title}
                      </span>
                      <span className="flex-none text-muted text-xs">
                        {assigned.has(quiz._id) ? texts.alreadyAssigned : stageBadge(quiz).label}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
