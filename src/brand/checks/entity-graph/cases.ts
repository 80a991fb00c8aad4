import { evidence, innerPage, page } from '../../examples/evidence';
import { data, WEBSITE } from '../../examples/machines';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', data('{"@type": "WebSite", "publisher": {"@type": "Corporation", "@id": "#brand", "name": "Northwind"}}')],
  ['pass', data('{"@type": "Organization", "@id": "/#b"}', '[{"@type": "WebSite", "publisher": {"@id": "#b"}}]')],
  ['pass', data('{"@type": "WebSite", "publisher": {"@set": [{"@type": "NGO", "@id": "#b"}]}}')],
  ['pass', data('{"@type": "WebSite", "publisher": {"@list": [{"@type": "NGO", "@id": "#b"}]}}')],
  ['unlinked', data('{"type": "WebSite"}', '{"type": "Organization"}')],
  ['unlinked', data(WEBSITE, '{"@type": "Organization", "@id": "#brand"}')],
  ['unlinked', data('{"@type": "WebSite", "publisher": {"@type": "Organization", "name": "Northwind"}}')],
  // The id leads to nothing, or to someone else.
  ['unlinked', data('{"@type": "WebSite", "publisher": {"@id": "#x"}}', '{"@type": "Organization", "@id": "#b"}')],
  ['missing', data(WEBSITE)],
  ['missing', page(BLANK)],
  ['inner', innerPage(BLANK)],
  ['unread', cut(BLANK)],
];
