import { evidence, failed } from '../../examples/evidence';
import { sends, served } from '../../examples/trust';
import type { Case } from '../check';

const sts = (...values: readonly string[]) => sends('strict-transport-security', values);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['half-year', sts('max-age=15768000')],
  ['short', sts('max-age=300; includeSubDomains')],
  ['off', sts('max-age=0', 'max-age=63072000')],
  ['invalid', sts('31536000')],
  ['none', sts()],
  ['no-https', evidence(failed('https-home', 'certificate'), served)],
  ['unread', evidence(failed('https-home', 'too-slow'), served)],
];
