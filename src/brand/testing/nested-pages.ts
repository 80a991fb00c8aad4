/** Tags that are opened again and again and never closed, by what they are. */
export const NESTED: readonly (readonly [what: string, tags: string])[] = [
  ['blocks', '<div>'],
  ['inline elements', '<span>'],
  ['formatting', '<b>'],
  ['formatting that differs', '<b><i><u><s>'],
  ['links', '<a href="/">'],
  ['tables', '<table><tr><td>'],
  ['tables without cells', '<table>'],
  ['lists', '<ul><li>'],
  ['templates', '<template>'],
  ['drawings', '<svg><g>'],
  ['formulas', '<math><mi>'],
  ['items', '<div itemscope itemprop="a b" itemtype="https://schema.org/Organization">'],
  ['forms', '<form><fieldset>'],
  ['choices', '<select><optgroup><option>'],
  ['paragraphs within formatting', '<p><font>'],
];
