/** The name constellation: every place the brand states its name, and which of them deviate. */
import { ALIAS_KINDS, type Facts, type NameStatement } from './facts';
import { mentions, nameKey } from './names';

export interface ComparedName {
  readonly name: NameStatement;
  /** An alias (alternateName, short_name …) is another name the brand gives itself: it never deviates. */
  readonly alias: boolean;
  readonly odd: boolean;
}

export interface Constellation {
  readonly names: readonly ComparedName[];
  /** Kinds of place that state a name, aliases left out. */
  readonly sources: number;
  /** The name that most sources state, as the first of them spells it; null if none does. */
  readonly main: string | null;
  /** Names that differ from each other and are no alias. */
  readonly distinct: number;
  /** Whether all that differ contain one another, as `Acme` and `Acme Tools` do. */
  readonly nested: boolean;
}

function isAlias({ kind }: NameStatement): boolean {
  return (ALIAS_KINDS as readonly string[]).includes(kind);
}

/** The key stated by most kinds of place; among equals the one stated first. */
function mainKey(names: readonly NameStatement[]): string | null {
  const kinds = new Map<string, Set<string>>();
  for (const { value, kind } of names) {
    const key = nameKey(value);
    kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
  }
  let best: string | null = null;
  for (const [key, { size }] of kinds) {
    if (best === null || size > (kinds.get(best)?.size ?? 0)) best = key;
  }
  return best;
}

/** Arranges the names a brand states. The order is that of the facts. */
export function constellation({ names }: Pick<Facts, 'names'>): Constellation {
  const primary = names.filter((name) => !isAlias(name));
  const aliasKeys = new Set(names.filter(isAlias).map(({ value }) => nameKey(value)));
  const main = mainKey(primary);
  const isOdd = (name: NameStatement) => {
    const key = nameKey(name.value);
    return !isAlias(name) && key !== main && !aliasKeys.has(key);
  };
  const differing = [...new Map(primary.filter(isOdd).map((name) => [nameKey(name.value), name.value])).values()];
  const mainName = primary.find(({ value }) => nameKey(value) === main)?.value ?? null;
  return {
    names: names.map((name) => ({ name, alias: isAlias(name), odd: isOdd(name) })),
    sources: new Set(primary.map(({ kind }) => kind)).size,
    main: mainName,
    distinct: (mainName === null ? 0 : 1) + differing.length,
    nested: differing.every((name) => mainName !== null && (mentions(name, mainName) || mentions(mainName, name))),
  };
}
