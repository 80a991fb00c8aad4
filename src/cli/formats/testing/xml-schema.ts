import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** What libxml2 finds wrong with a document by a schema, line by line; nothing where it is valid. */
export async function schemaErrors(xml: string, schema: string): Promise<readonly string[]> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [readFileSync(schema, 'utf8')],
  });
  const messages = errors.map(({ rawMessage }) => rawMessage);
  return valid || messages.length > 0 ? messages : ['not valid'];
}
