import { whileAlone } from './alone.mjs';
import { areInstalled, install } from './packages.mjs';
import { currentNode, fetchNode, isNodeReady } from './runtime.mjs';

/** Downloads a current Node and a package set in parallel if missing. Returns the path of that Node. */
export async function makeReady(set) {
  const isReady = () => isNodeReady() && areInstalled(set);
  if (!isReady()) {
    await whileAlone(async () => {
      const fetches = [isNodeReady() || fetchNode(), areInstalled(set) || install(set)];
      // Wait for both, so that neither keeps running after the other has failed.
      const failed = (await Promise.allSettled(fetches)).find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
    });
  }
  return currentNode();
}
