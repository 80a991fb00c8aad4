/** Text in legacy encodings, for tests: hosts decode them, and none encodes. */

/** Character → its bytes, of every sequence of one or two bytes that an encoding knows. */
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (...bytes: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add(byte);
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail);
  return table;
}

/** A text in an encoding of one or two bytes for each character, or in UTF-16. Throws where it lacks a character. */
export function encoded(text: string, encoding: string): Uint8Array {
  if (encoding.startsWith('utf-16')) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    const bigFirst = encoding === 'utf-16be';
    return Uint8Array.from(units.flatMap((unit) => (bigFirst ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8])));
  }
  const table = tableOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}
