import type { ClozeDraft } from '../../../shared/question-types/cloze/draft';
import { cloze } from '../../../shared/question-types/cloze/module';
import { GapText } from '../../rich-text/gaps/GapText';
import { TextsInLine } from '../../rich-text/RichText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { questionTexts } from '../question-texts';
import type { Showing } from '../showing-module';
import { clozeTexts as texts } from './cloze-texts';
import styles from './showing.module.css';

export const clozeShowing = {
  label: questionTexts.gaps,
  PrintedText: ({ question: { text, gaps } }) => (
    <div className={styles.printed}>
      <GapText
        text={text}
        count={gaps.length}
        gap={(at) => (
          <>
            <span className={styles.line} />
            {gaps[at]?.options && (
              <bdi className={styles.offered}>
                {' '}
                (<TextsInLine texts={gaps[at].options} between=" / " />)
              </bdi>
            )}
          </>
        )}
      />
    </div>
  ),
  // The gaps in the text are the room to write.
  AnswerRoom: () => null,
  keyText: (question) => cloze.keyText(question),
  KeyedAnswer: KeyedGaps,
} satisfies Showing<'cloze'>;

/** The accepted answers of each gap, in order. */
function KeyedGaps({ draft: { gaps, correctAnswer } }: { draft: ClozeDraft }) {
  return (
    <ol className={styles.keyed}>
      {gaps.map(({ kind, options }, at) => {
        const accepted = (correctAnswer[at] ?? []).filter((text) => text.trim() !== '');
        const others = kind === 'select' ? options.filter((option) => !accepted.includes(option)) : [];
        return (
          <li key={at}>
            <span aria-hidden="true">{at + 1}</span>
            <VisuallyHidden>{texts.gap(at + 1)}: </VisuallyHidden>
            <bdi className={styles.accepted}>
              {accepted.length > 0 ? <TextsInLine texts={accepted} between=" / " /> : '?'}
            </bdi>
            {others.length > 0 && (
              <bdi>
                (<TextsInLine texts={others} between=" / " />)
              </bdi>
            )}
          </li>
        );
      })}
    </ol>
  );
}
