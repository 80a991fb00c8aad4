/** Services for tests: storage in memory, shells that show what was filled in, a clock that stands still. */
import type { Environment } from '../../../site/environment';
import { LOCALES } from '../../../site/locales';
import { findSession } from '../../accounts/sessions';
import { IN_PROCESS_READER } from '../../assessing/reading/testing/in-process-reader';
import { IN_PROCESS_DRAWER } from '../../images/testing/in-process-drawer';
import { IN_PROCESS_CARD_DRAWER } from '../../published-reports/testing/in-process-card-drawer';
import type { PictureColours } from '../../../styles/printed-colours';
import { memoryStorage } from './memory-storage';
import type { Services } from '../services';
import type { Storage, Store } from '../storage/raw';

export const TEST_ENVIRONMENT: Environment = {
  siteUrl: 'https://facet.example',
  context: 'production',
  operator: { name: 'Operator', address: 'Address', email: 'operator@facet.example', profiles: [] },
  editBase: null,
  revision: { branch: 'main', commit: null, pullRequest: null },
  reviewBase: null,
  buildTime: null,
  leaveOut: [],
  plan: 'free',
  assessmentsPerDay: 100,
  buildHook: null,
  hsts: 'host',
  signingKeys: [],
  crawlerKeys: [],
  cdn: null,
  errorReports: { dsn: null, sink: null, enabled: true },
  sentryUpload: null,
  identity: null,
  sessionKeys: [],
  storageKeys: ['a key of thirty-two random bytes, or more'],
  feedbackSecrets: [],
  notifications: { webhook: null, mail: null },
  sampleHosts: {},
  excludedSites: [],
};

/** Stands for the style sheets' colours: reading those starts a compiler, and few tests look at a colour. */
const COLOURS: PictureColours = {
  ink: '#111111',
  quiet: '#555555',
  edge: '#bbbbbb',
  paper: '#ffffff',
  good: '#117711',
  uneven: '#996600',
  weak: '#bb2222',
  violet: '#6633cc',
  magenta: '#cc3399',
  sky: '#338855',
  olive: '#aa7722',
};

/** What the fake platform hands to a function. */
export const TEST_CONTEXT = { ip: '203.0.113.7', deploy: { context: 'production', id: 'd1' } };

/** Services whose storage tests may look into. */
export type TestServices = Services & { readonly storage: Storage };

/** What a test needs to be otherwise. */
export type TestChanges = Partial<Omit<Services, 'storage'>> & { readonly storage?: Store | Storage };

export function testServices(changes: TestChanges = {}): TestServices {
  const services: Services = {
    environment: TEST_ENVIRONMENT,
    storage: memoryStorage(),
    deleteFormerPreviews: () => Promise.resolve(),
    artifacts: {
      facts: () =>
        Promise.resolve({
          styleHashes: ['sha256-A='],
          context: 'production',
          version: '1',
          contact: 'operator@facet.example',
          locales: [...LOCALES],
          due: [],
          colours: { light: COLOURS, dark: { ...COLOURS, ink: '#eeeeee', paper: '#111111' } },
        }),
      shell: (locale, name) =>
        Promise.resolve(
          `<html lang="${locale}"><title><!--facet:title--></title><a href="/de/facet-shell-path/">Deutsch</a>` +
            `<header><!--facet:person--></header><main data-shell="${name}"><!--facet:main--><!--facet:digest--></main></html>`,
        ),
      gated: () => Promise.resolve(null),
    },
    pageReader: IN_PROCESS_READER,
    pictureDrawer: IN_PROCESS_DRAWER,
    cardDrawer: IN_PROCESS_CARD_DRAWER,
    findSession,
    deployId: 'd1',
    clientAddress: TEST_CONTEXT.ip,
    now: () => new Date('2026-06-01T12:00:00Z'),
    sleep: () => Promise.resolve(),
    fetch: () => Promise.reject(new Error('a test that sends requests hands in its own fetch')),
    purge: () => Promise.resolve(),
    report: () => 'digest0123456789',
    afterwards: (work) => void work.catch(() => undefined),
    ...changes,
  };
  return services as TestServices;
}
