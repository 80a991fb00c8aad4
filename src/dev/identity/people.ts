import { randomUUID } from 'node:crypto';

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

/** Invalid fields of the form for a new person, with what to do. */
export type PersonProblems = Readonly<Partial<Record<'name' | 'email', string>>>;

/** A provider's users: the personas, and people created while it runs. */
export interface People {
  readonly all: () => readonly Person[];
  readonly find: (id: string) => Person | undefined;
  /** Adds a person with the role everyone has, or returns what is wrong with the input. */
  readonly create: (name: string, email: string) => Person | PersonProblems;
}

export function createPeople(): People {
  const people = new Map<string, Person>(Object.entries(PERSONAS));
  return {
    all: () => [...people.values()],
    find: (id) => people.get(id),
    create: (name, email) => {
      const problems: PersonProblems = {
        ...((name === '' || name.length > PERSON_LIMITS.nameCharacters) && {
          name: `Enter a name of at most ${PERSON_LIMITS.nameCharacters} characters.`,
        }),
        ...((email.length > PERSON_LIMITS.emailCharacters || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) && {
          email: 'Enter an e-mail address, like somebody@people.example.',
        }),
      };
      if (problems.name !== undefined || problems.email !== undefined) return problems;
      const person: Person = { id: randomUUID(), name, language: null, email, roles: ['member'] };
      people.set(person.id, person);
      return person;
    },
  };
}

/** Whether `create` returned a person. */
export function isPerson(answer: Person | PersonProblems): answer is Person {
  return 'id' in answer;
}
