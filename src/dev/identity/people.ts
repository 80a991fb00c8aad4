import { randomUUID } from 'node:crypto';

/** Somebody the embedded provider vouches for. */
export interface Person {
  /** Claim `sub`. */
  readonly id: string;
  readonly name: string;
  /** Language the name is written in, as BCP 47 names it; null where nobody knows. */
  readonly language: string | null;
  readonly email: string;
  /** Claim `roles`; null where the provider sends no such claim. */
  readonly roles: readonly string[] | null;
}

/** The personas to pick from. Their names are what real people's are: long, and not only in Latin letters. */
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
    // Providers send roles of their own along.
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

/** What somebody new may enter; longer ones are nobody's. */
export const PERSON_LIMITS = { nameCharacters: 200, emailCharacters: 254 } as const;

/** Fields of the form for a new person that cannot stay as they are, with what to do. */
export type PersonProblems = Readonly<Partial<Record<'name' | 'email', string>>>;

/** The people one provider knows: the personas, and whoever is created while it runs. */
export interface People {
  readonly all: () => readonly Person[];
  readonly find: (id: string) => Person | undefined;
  /** Adds a person with the role everyone has, or says what is wrong with what was entered. */
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

/** Whether the answer of `create` is a person. */
export function isPerson(answer: Person | PersonProblems): answer is Person {
  return 'id' in answer;
}
