import { chunk } from '../chunk';
import type { Desk } from '../desk';
import { checkPasted } from '../measuring/pasted';
import { open, refuse } from './open';

/** @param typed where the HTML is from, or '' */
export async function assessPasted(desk: Desk, html: string, typed: string): Promise<boolean> {
  const code = checkPasted(html, typed);
  if (code !== null) return refuse(desk, { part: 'html', place: null, what: { code, digest: null } });
  const address = typed.trim();
  const assess = async () => {
    const { assessPasted } = await chunk(import('../measuring/assess-pasted'));
    return [assessPasted(html, address, new Date().toISOString())];
  };
  return open(desk, 'html', [{ source: 'html', name: address, open: assess }]);
}
