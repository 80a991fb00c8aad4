/** Variables of an invented operator's deploys, whole and valid, for tests to change. None of them is a secret. */

/** What production must have. The key is the example of RFC 8410, 10.3. */
export const PRODUCTION_VARIABLES = {
  CONTEXT: 'production',
  URL: 'https://facet.example',
  OPERATOR_NAME: 'Example Operator',
  OPERATOR_ADDRESS: '1 Example Street, Example',
  OPERATOR_EMAIL: 'operator@facet.example',
  FACET_CRAWLER_KEYS: 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC',
  FACET_STORAGE_KEYS: Buffer.alloc(32, 3).toString('base64'),
};

/** What a deploy of a context sets: production alone has the keys of storage. */
export function variablesIn(context: string): Readonly<Record<string, string>> {
  const { FACET_STORAGE_KEYS } = PRODUCTION_VARIABLES;
  return {
    ...PRODUCTION_VARIABLES,
    CONTEXT: context,
    FACET_STORAGE_KEYS: context === 'production' ? FACET_STORAGE_KEYS : '',
  };
}
