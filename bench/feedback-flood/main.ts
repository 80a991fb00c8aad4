/** `npm run bench:feedback-flood`: messages over HTTP while storage fails. See bench/README.md. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { floodSite } from '../../tests/harness/flooded-site';

const HELP = `npm run bench:feedback-flood -- [options]

  --messages N   how many are sent (default 1000)
  --clients C    by how many clients at once, at most 250 (default 50)
  --faults P     how many of a hundred operations of storage fail (default 5)
`;

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '50' },
    faults: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

function count(value: string, name: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new Error(`--${name} takes a whole number from 1 to ${String(most)}.`);
}

async function main(): Promise<void> {
  if (values.help) {
    console.log(HELP);
    return;
  }
  const size = { messages: count(values.messages, 'messages', 3000), clients: count(values.clients, 'clients', 250) };
  const { result, verdict, stored, readSeconds } = await floodSite(size, count(values.faults, 'faults', 90));
  const answers = [...result.answers].sort(([a], [b]) => a - b);
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}; ${result.seconds.toFixed(0)} s`);
  for (const [status, number] of answers) console.log(`${status === 0 ? 'unread' : String(status)}: ${String(number)}`);
  console.log(`acknowledged ${String(result.acknowledged.size)} of ${String(result.sent.size)}`);
  console.log(`in the inbox ${String(stored)}, read in ${readSeconds.toFixed(1)} s`);
  for (const [what, messages] of Object.entries(verdict) as [string, readonly string[]][]) {
    console.log(`${what}: ${String(messages.length)} ${messages.slice(0, 5).join('; ')}`);
    if (messages.length > 0) process.exitCode = 1;
  }
}

void main();
