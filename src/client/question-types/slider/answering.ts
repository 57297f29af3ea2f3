import type { Answering } from '../answering-module';
import { SliderAnswer } from './SliderAnswer';

export const sliderAnswering = { badge: 'Slider', Input: SliderAnswer } satisfies Answering<'slider'>;
