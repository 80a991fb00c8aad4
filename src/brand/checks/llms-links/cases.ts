import type { AnsweredRequest, Evidence, LinkAnswer } from '../../evidence/evidence';
import { answered, evidence, failed } from '../../examples/evidence';
import type { Case } from '../check';

const TEXT = '# Northwind\n\n- [Teas](/teas/): all of them\n- [Ports](/ports/#list), [Ports again](/ports/)\n';
const answer = (path: string, status: number | null, reason: LinkAnswer['reason'] = null): LinkAnswer => ({
  url: `https://northwind.example${path}`,
  status,
  reason,
});
const llms = (llmsLinks: Evidence['llmsLinks'], text = TEXT, patch: Partial<AnsweredRequest> = {}): Evidence => {
  const { llmsLinks: _, ...rest } = evidence(answered('llms-txt', text, patch));
  return llmsLinks === undefined ? rest : { ...rest, llmsLinks };
};

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['broken', llms([answer('/teas/', 200), answer('/ports/', 404)])],
  ['none', llms([], '# Northwind\n\n[Tea elsewhere](https://elsewhere.example/)')],
  ['unread', evidence(failed('llms-txt', 'too-slow'))],

  ['broken', llms([answer('/teas/', 410), answer('/ports/', 503)])],
  ['broken', llms([answer('/teas/', null, 'connection-refused')])],
  // What refuses us, or was slow once, may be there for others.
  ['pass', llms([answer('/teas/', 403), answer('/ports/', 204)])],
  ['unread', llms([answer('/teas/', 429), answer('/ports/', null, 'too-slow')])],
  ['unread', llms([answer('/teas/', null, 'robots'), answer('/ports/', null, 'request-limit')])],
  // No such file, and a report that was made before links were asked for.
  ['none', llms(undefined, '', { status: 404 })],
  ['unread', llms(undefined)],
];
