/** What templates leave where a value should stand. */

/** Placeholders as template languages write them: `{{ title }}`, `{% block %}`, `<%= title %>`, `${title}`, `{$title}`, `%%title%%`. */
const PLACEHOLDER =
  /\{\{[^{}]{0,80}\}\}|\{%[^{}]{0,80}%\}|<%[^<>]{0,80}%>|\$\{[^{}]{1,80}\}|\{\$[^{}]{1,80}\}|%%[a-z_]{1,30}%%/i;

/** What programs write where a value is missing, as a whole value. */
const NO_VALUE = /^(?:null|undefined|nan|\[object object\])$/i;

/** Names of fields: values that say nothing but what should be there. */
const FIELD_NAME = /^(?:name|publisher|author|description|og:\w+|site[_ ]?name|page[_ ]?title)$/i;

export function isLeftover(value: string): boolean {
  const text = value.trim();
  return PLACEHOLDER.test(text) || NO_VALUE.test(text) || FIELD_NAME.test(text);
}
