import { XMLParser } from 'fast-xml-parser';
import checks from '../../../locales/en/checks.json';
import { DIMENSION_IDS } from '../../brand/report/report';
import { junit, type JUnitSite } from './junit';
import { exampleMeasured, HOSTILE_NAMES, hostileMeasured, pageMeasured, wordsOf } from './testing/samples';
import { schemaErrors } from './testing/xml-schema';
import { LOCALES, type WrittenLocale } from '../../site/locales';
import { say } from '../../texts/testing/say';

interface Suite {
  readonly name: string;
  readonly tests: string;
  readonly failures: string;
  readonly errors: string;
  readonly skipped: string;
  readonly timestamp: string;
  readonly hostname: string;
  readonly testcase: readonly {
    readonly name: string;
    readonly classname: string;
    readonly failure?: { readonly message: string; readonly type: string; readonly '#text': string };
    readonly error?: { readonly message: string; readonly type: string };
    readonly skipped?: string;
  }[];
}

const JENKINS = 'src/cli/formats/testing/jenkins-junit.xsd';
const OPTIONS = { siteUrl: 'https://facet.example' };
const en = wordsOf('en');
const harbour = { address: 'harbour.example', measured: exampleMeasured('harbour') };
const northwind = { address: 'northwind.example', measured: exampleMeasured('northwind') };
const unmeasured: JUnitSite = {
  address: 'nowhere.example',
  at: '2026-11-20T14:05:00.123Z',
  code: 'site-unreachable',
  problem: 'The site did not answer',
};

function suitesOf(xml: string): readonly Suite[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => name === 'testcase' || name === 'testsuite',
  });
  return (parser.parse(xml) as { readonly testsuites: { readonly testsuite: readonly Suite[] } }).testsuites.testsuite;
}

describe('JUnit XML', () => {
  it('is valid by the schema that Jenkins publishes, which takes not just anything', async () => {
    for (const sites of [[harbour], [northwind], [harbour, northwind, unmeasured], [unmeasured]]) {
      expect(await schemaErrors(junit(sites, en, OPTIONS), JENKINS)).toEqual([]);
    }
    const wrong = junit([harbour], en, OPTIONS).replace('<testcase', '<test').replace('testcase>', 'test>');
    expect(await schemaErrors(wrong, JENKINS)).not.toEqual([]);
  });

  it('has a suite for each dimension of one site, with a test for each of its checks', () => {
    const suites = suitesOf(junit([harbour], en, OPTIONS));
    expect(suites).toHaveLength(DIMENSION_IDS.length);
    expect(suites[0]).toMatchObject({
      name: 'identity',
      package: 'harbour.example',
      hostname: 'harbour.example',
      timestamp: '2026-11-20T09:00:00',
    });
    const { checks } = harbour.measured.report;
    expect(suites.flatMap(({ testcase }) => testcase)).toHaveLength(checks.length);
    expect(suites[0]?.testcase[0]?.classname).toBe('harbour.example.identity');
  });

  it('names suites, classes and tests alike in every language, so that servers keep their history', () => {
    const namesIn = (locale: WrittenLocale) =>
      suitesOf(junit([harbour], wordsOf(locale), OPTIONS)).map(({ name, testcase }) => [
        name,
        ...testcase.map((one) => `${one.classname} ${one.name}`),
      ]);
    const names = namesIn('en');
    expect(names.flat()).toContain('harbour.example.trust nosniff');
    for (const locale of LOCALES) expect(namesIn(locale)).toEqual(names);
  });

  it('skips a check that only reports, and says that it is not judged', () => {
    const { report } = harbour.measured;
    const [first, ...others] = report.checks;
    if (first === undefined) throw new Error('the example has checks');
    const checks = [{ ...first, weight: 0, score: 0 }, ...others];
    const suites = suitesOf(junit([{ ...harbour, measured: { report: { ...report, checks } } }], en, OPTIONS));
    const [shown] = suites.flatMap(({ testcase }) => testcase);
    expect(shown?.skipped).toContain(`(${say('en', 'report:check.reported')})`);
  });

  it('fails exactly the checks that lost points, skips what has no verdict, and counts both', () => {
    const { checks } = harbour.measured.report;
    const suites = suitesOf(junit([harbour], en, OPTIONS));
    const cases = suites.flatMap(({ testcase }) => testcase);
    const lost = checks.filter(({ score, weight }) => typeof score === 'number' && score < 1000 && weight > 0);
    const idle = checks.filter(({ score, weight }) => typeof score === 'string' || weight === 0);
    expect(cases.filter(({ failure }) => failure !== undefined)).toHaveLength(lost.length);
    expect(cases.filter(({ skipped }) => skipped !== undefined)).toHaveLength(idle.length);
    for (const { tests, failures, skipped, testcase } of suites) {
      expect(Number(tests)).toBe(testcase.length);
      expect(Number(failures)).toBe(testcase.filter(({ failure }) => failure !== undefined).length);
      expect(Number(skipped)).toBe(testcase.filter(({ skipped }) => skipped !== undefined).length);
    }
  });

  it('says of a failure what was found, what to do, where it stands and where more is written', () => {
    const failed = suitesOf(junit([harbour], en, OPTIONS))
      .flatMap(({ testcase }) => testcase)
      .find(({ name }) => name === 'image-alt');
    expect(failed?.failure).toMatchObject({
      type: 'required',
      message: 'Image alt text: Alt text is missing from 1 of 2 images. Blind visitors miss what the images show.',
    });
    expect(failed?.failure?.['#text'].split('\n').slice(1)).toEqual([
      checks['image-alt'].outcomes.many.fix,
      'img · https://harbour.example/ · line 43 · /images/share.png',
      'https://facet.example/en/guide/image-alt/',
    ]);
  });

  it('skips what is not asked of a page, and names no host that is not known', () => {
    const page = { address: 'index.html', measured: pageMeasured('<title>Tea</title>') };
    const suites = suitesOf(junit([page], en, OPTIONS));
    expect(suites[0]?.hostname).toBe('localhost');
    const hsts = suites.flatMap(({ testcase }) => testcase).find(({ name }) => name === 'hsts');
    expect(hsts?.skipped).toBe(`${checks.hsts.title}: ${say('en', 'report:state.outOfScope')}`);
    expect(junit([page], en, OPTIONS)).not.toContain('pasted.invalid');
  });

  it('has a suite for each of several addresses, and an error where nothing could be measured', () => {
    const suites = suitesOf(junit([harbour, unmeasured, northwind], en, OPTIONS));
    expect(suites.map(({ name }) => name)).toEqual(['harbour.example', 'nowhere.example', 'northwind.example']);
    expect(suites[1]).toMatchObject({ tests: '1', failures: '0', errors: '1', timestamp: '2026-11-20T14:05:00' });
    expect(suites[1]?.testcase[0]?.error).toMatchObject({
      type: 'site-unreachable',
      message: say('en', 'errors:site-unreachable.title'),
    });
  });

  it.each(['en', 'ja', 'ar'] as const)('is valid in %s', async (locale) => {
    const xml = junit([harbour, unmeasured], wordsOf(locale), OPTIONS);
    expect(await schemaErrors(xml, JENKINS)).toEqual([]);
    expect(xml).not.toMatch(/\{\{\w+\}\}|formats\./);
    expect(xml).toMatch({ en: /misspelling/, ja: /[\u3040-\u30ff]/, ar: /[\u0600-\u06ff]/ }[locale]);
  });

  it.each(HOSTILE_NAMES)('is valid and says no more and no less than text with %j', async (name) => {
    const xml = junit([{ address: name, measured: hostileMeasured(name) }], en, OPTIONS);
    expect(await schemaErrors(xml, JENKINS)).toEqual([]);
    const plain = suitesOf(junit([harbour], en, OPTIONS)).map(({ testcase }) => testcase.map((one) => one.name));
    expect(suitesOf(xml).map(({ testcase }) => testcase.map((one) => one.name))).toEqual(plain);
    expect(xml).toContain('evil');
  });
});
