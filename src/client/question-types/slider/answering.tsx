import { Suspense } from 'react';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { prepared } from '../../platform/prepared';
import type { Answering, AnswerProps } from '../answering-module';

// In a file of its own: reading numbers of all scripts is as large as the types that need none.
const Slider = prepared(async () => (await import('./SliderAnswer')).SliderAnswer);
// Ahead, as the network may be gone when a slider comes.
void Slider.prepare();

export const sliderAnswering = { badge: 'Slider', Input: SliderInput } satisfies Answering<'slider'>;

function SliderInput(props: AnswerProps<AskedQuestionOf<'slider'>>) {
  return (
    <Suspense fallback={null}>
      <Slider.Screen {...props} />
    </Suspense>
  );
}
