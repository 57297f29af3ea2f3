import * as appealMessages from './sentences';

export { appealMessages };
