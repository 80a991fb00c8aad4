/** Lists of tasks: what a box says by its tick is said in words too. */
import type { Root } from 'hast';
import type { Translate } from '../../components/string-keys';
import { eachElement } from './tree';

export function dressTasks(tree: Root, t: Translate<'content'>): void {
  eachElement(tree, ({ tagName, properties }) => {
    if (tagName === 'input') properties['ariaLabel'] = t(properties['checked'] === true ? 'taskDone' : 'taskOpen');
    return undefined;
  });
}
