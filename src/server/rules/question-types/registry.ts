import type { QuestionType } from '../../../shared/question-types/registry';
import { mcq, msq } from './choice/module';
import { cloze } from './cloze/module';
import { match } from './match/module';
import { number } from './number/module';
import { order } from './order/module';
import type { ServerModule } from './server-module';
import { slider } from './slider/module';
import { long, short } from './written/module';

const modules: { readonly [Type in QuestionType]: ServerModule<Type> } = {
  ...{ mcq, msq, short, long, slider, number, cloze, match, order },
};

/** The server's module of a type; its arguments must be of that type. */
export const serverModuleOf = ({ type }: { readonly type: QuestionType }): ServerModule<QuestionType> =>
  modules[type];
