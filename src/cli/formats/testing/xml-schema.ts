import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** The errors that libxml2 finds in a document by a schema, one a line; none if it is valid. */
export async function schemaErrors(xml: string, schema: string): Promise<readonly string[]> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: [readFileSync(schema, 'utf8')],
  });
  const messages = errors.map(({ rawMessage }) => rawMessage);
  return valid || messages.length > 0 ? messages : ['not valid'];
}
