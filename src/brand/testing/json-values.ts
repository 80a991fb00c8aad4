import type { JsonNode } from '../reading/json';

/** A node as the value it represents. */
export function valueOf(node: JsonNode): unknown {
  if (node.kind === 'string') return node.value;
  if (node.kind === 'literal') return JSON.parse(node.value);
  if (node.kind === 'array') return node.items.map(valueOf);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, valueOf(value)]));
}
