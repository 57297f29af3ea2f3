import { whileAlone } from './alone.mjs';
import { areInstalled, install } from './packages.mjs';
import { currentNode, fetchNode, isNodeReady } from './runtime.mjs';

/** Fetches what is missing, side by side: a current Node, and a set of packages. Answers the path of that Node. */
export async function makeReady(set) {
  const isReady = () => isNodeReady() && areInstalled(set);
  if (!isReady()) {
    await whileAlone(async () => {
      const fetches = [isNodeReady() || fetchNode(), areInstalled(set) || install(set)];
      // Neither is left running when the other fails.
      const failed = (await Promise.allSettled(fetches)).find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
    });
  }
  return currentNode();
}
