import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A user of the embedded provider. */
export interface Person {
  /** Claim `sub`. */
  readonly id: string;
  readonly name: string;
  /** Language of the name as a BCP 47 tag; null if unknown. */
  readonly language: string | null;
  readonly email: string;
  /** Claim `roles`; null if the provider sends no such claim. */
  readonly roles: readonly string[] | null;
}

/** The personas to pick from. Like real names, theirs can be long, and not only in Latin letters. */
export const PERSONAS = {
  mia: {
    id: 'mia',
    name: 'Mia Kowalczyk',
    language: 'pl',
    email: 'mia@people.example',
    roles: ['member'],
  },
  edgar: {
    id: 'edgar',
    name: 'Edgar Maximilian Friedrich-Wilhelm von Hohenstein-Ermatingen zu Wolfenbüttel-Donaudampfschifffahrt',
    language: 'de',
    email: 'edgar@people.example',
    roles: ['editor'],
  },
  rana: {
    id: 'rana',
    name: 'رنا الحسيني',
    language: 'ar',
    email: 'rana@people.example',
    roles: ['reviewer'],
  },
  tom: {
    id: 'tom',
    name: '田中 トム',
    language: 'ja',
    email: 'tom@people.example',
    // Providers also send their own roles.
    roles: ['editor', 'reviewer', 'offline_access'],
  },
  nora: {
    id: 'nora',
    name: 'Nora O’Brien',
    language: 'en',
    email: 'nora@people.example',
    roles: null,
  },
} as const satisfies Record<string, Person>;

export type PersonaName = keyof typeof PERSONAS;

/** Limits of what a new person may enter; no real ones are longer. */
export const PERSON_LIMITS = { nameCharacters: 200, emailCharacters: 254 } as const;

const newPersonSchema = z.object({
  name: z.string().trim().min(1).max(PERSON_LIMITS.nameCharacters),
  email: z.string().trim().max(PERSON_LIMITS.emailCharacters).pipe(z.email()),
});

/** A provider's users: the personas, and people created while it runs. */
export interface People {
  readonly all: () => readonly Person[];
  readonly find: (id: string) => Person | undefined;
  /** Adds a person with the role everyone has; undefined if there can be none of that name and address. */
  readonly create: (name: string, email: string) => Person | undefined;
}

export function createPeople(): People {
  const people = new Map<string, Person>(Object.entries(PERSONAS));
  return {
    all: () => [...people.values()],
    find: (id) => people.get(id),
    create: (name, email) => {
      const { data } = newPersonSchema.safeParse({ name, email });
      if (data === undefined) return undefined;
      const person: Person = { id: randomUUID(), ...data, language: null, roles: ['member'] };
      people.set(person.id, person);
      return person;
    },
  };
}
