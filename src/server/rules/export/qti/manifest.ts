import { xmlElement, xmlFile, xmlText } from './xml-text';

interface Listed {
  readonly identifier: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
}

const NAMESPACES = {
  xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  'xmlns:imsmd': 'http://ltsc.ieee.org/xsd/LOM',
};

/** The package manifest; tags become keywords of the items. */
export function writeManifest(title: string, items: readonly Listed[]): string {
  const test = xmlElement('resource', { identifier: 'test', type: 'imsqti_test_xmlv2p1', href: 'test.xml' }, [
    file('test.xml'),
    ...items.map(({ identifier }) => xmlElement('dependency', { identifierref: identifier })),
  ]);
  const resources = items.map((item) =>
    xmlElement('resource', { identifier: item.identifier, type: 'imsqti_item_xmlv2p1', href: item.path }, [
      ...(item.tags.length > 0 ? [keywords(item.tags)] : []),
      ...[item.path, ...item.pictures].map(file),
    ]),
  );
  const metadata = xmlElement('metadata', {}, [
    xmlElement('schema', {}, 'QTIv2.1 Package'),
    xmlElement('schemaversion', {}, '1.0.0'),
    learningObject(xmlElement('imsmd:title', {}, inLanguage(title))),
  ]);
  return xmlFile(
    xmlElement('manifest', { ...NAMESPACES, identifier: 'manifest' }, [
      metadata,
      '<organizations/>',
      xmlElement('resources', {}, `${[test, ...resources].map((resource) => `\n${resource}`).join('')}\n`),
    ]),
  );
}

const file = (href: string): string => xmlElement('file', { href });
const inLanguage = (text: string): string => xmlElement('imsmd:string', { language: 'und' }, xmlText(text));
const learningObject = (general: string): string =>
  xmlElement('imsmd:lom', {}, xmlElement('imsmd:general', {}, general));

const keywords = (tags: readonly string[]): string =>
  xmlElement(
    'metadata',
    {},
    learningObject(tags.map((tag) => xmlElement('imsmd:keyword', {}, inLanguage(tag))).join('')),
  );
