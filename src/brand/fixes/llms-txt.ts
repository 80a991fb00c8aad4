/** A short llms.txt (llmstxt.org) in place of one that is there and is none. */
import { blockOf, type FixBlock, type PlaceholderName, Placeholders } from './block';
import { addressText, markdownText } from './escaping';
import type { Subject } from './subject';

const DESCRIPTION_LIMIT = 300;

export function llmsTxtFix(subject: Subject, name: PlaceholderName): FixBlock | null {
  const checks = subject.lost('llms-txt');
  const { address, portrait } = subject;
  if (checks.length === 0 || address === null) return null;
  const placeholders = new Placeholders(name);
  const brand = subject.name ?? placeholders.write('name');
  const description = subject.description(DESCRIPTION_LIMIT) ?? placeholders.write('description');
  const lines = [
    `# ${markdownText(brand)}`,
    `> ${markdownText(description)}`,
    `- [${markdownText(portrait.title ?? brand)}](${addressText(address)})`,
  ];
  return blockOf('llms-txt', [{ text: lines.join('\n\n'), checks }], placeholders);
}
