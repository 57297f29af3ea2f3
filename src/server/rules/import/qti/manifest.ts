import { decodedAddress } from '../decoded-address';
import type { PackageFiles } from '../imported';
import { childOf, childrenOf, descendantsOf, readXml, textOf, type XmlElement } from '../markup/xml';
import { resolved } from './qti-pictures';
import { canHoldQti } from './qti-version';

/** The contents of a package's manifest. */
export interface Manifest {
  /** Files of questions in reading order. */
  readonly paths: readonly string[];
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** Files listed in the manifest but missing from the package. */
  readonly missing: readonly string[];
}

const QUESTIONS = /qti|assessment|question/i;

/** The question files of a package: those of its manifest in order, then all others. */
export function readManifest(files: PackageFiles): Manifest {
  const known = new Set(files.paths);
  const path = files.paths
    .filter((each) => /(^|\/)imsmanifest\.xml$/i.test(each))
    .sort((left, right) => left.length - right.length)[0];
  const root = path === undefined ? undefined : readXml(files.text(path) ?? '').root;
  const resources = root && path !== undefined ? resourcesIn(root, path) : [];
  const named = resources
    .flatMap(({ files: all }) => all)
    .filter((each) => known.has(each) && canHoldQti(each));
  const missing = resources.filter(
    ({ type, files: all }) =>
      QUESTIONS.test(type) && all.length > 0 && !all.some((each) => known.has(each)) && all.some(canHoldQti),
  );
  return {
    paths: [...new Set([...named, ...files.paths.filter(canHoldQti)])],
    tags: new Map(resources.flatMap(({ files: all, tags }) => all.slice(0, 1).map((each) => [each, tags]))),
    missing: missing.flatMap(({ files: all }) => all.slice(0, 1)),
  };
}

interface Resource {
  readonly type: string;
  readonly files: readonly string[];
  readonly tags: readonly string[];
}

function resourcesIn(root: XmlElement, manifest: string): Resource[] {
  return descendantsOf(root, 'resource').map((resource) => {
    const { href, type = '', file } = resource.attributes;
    const base = baseOf(resource);
    const listed = childrenOf(resource, 'file').map(({ attributes }) => attributes.href);
    const addresses = [href, file, ...listed].filter((address) => address !== undefined && address !== '');
    return {
      type,
      files: [...new Set(addresses.map((address) => resolved(decodedAddress(base + address), manifest)))],
      tags: keywordsIn(resource),
    };
  });
}

/** The prefix of its addresses; Blackboard uses it for the folder of its other files. */
function baseOf({ attributes: { base = '' } }: XmlElement): string {
  return base.endsWith('/') ? base : '';
}

/** Keywords of the learning object metadata. */
const keywordsIn = (resource: XmlElement): string[] => [
  ...new Set(
    descendantsOf(resource, 'keyword')
      .map((keyword) =>
        textOf(childOf(keyword, 'langstring') ?? childOf(keyword, 'string') ?? keyword).trim(),
      )
      .filter((text) => text !== ''),
  ),
];
