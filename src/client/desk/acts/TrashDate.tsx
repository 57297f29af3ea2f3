import { DELETED_QUIZ_KEPT_MS } from '../../../shared/constants';
import { nowMs } from '../../platform/clock';
import { formatDate } from '../../platform/date-format';
import { actTexts } from './texts';

/** Until when a quiz deleted now can be restored. */
export const TrashDate = () => <p>{actTexts.inTrashUntil(formatDate(nowMs() + DELETED_QUIZ_KEPT_MS))}</p>;
