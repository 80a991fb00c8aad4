/**
 * Whose a result is: whatever an attacker types and wherever it leads, whoever types another site gets that site's
 * report, as if the attacker had never been there. Each variant is a way to have something else said about that site.
 */
import type { Report } from '../../brand/report/report';
import { headingName } from '../../brand/urls/target';
import { LIMITS } from '../../site/limits';
import type { Assessment } from './assessments';
import { closeServers } from '../fetching/testing/loopback';
import { QUICK_READER } from './testing/quick-reader';
import { neighbourhood, type Answering, type Neighbourhood } from './testing/neighbourhood';

afterEach(closeServers);

const EVIL = '127.66.0.1';
const VICTIM = '127.2.0.1';
const SCAM = 'SCAM COMPANY';

const redirect =
  (location: string, status = 302): Answering =>
  ({ pathname }, response) => {
    if (pathname !== '/robots.txt') response.writeHead(status, { location }).end();
  };

const titled =
  (title: string, head = ''): Answering =>
  ({ pathname }, response) => {
    if (pathname === '/')
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>${title}</title>${head}`);
  };

/** A brand whose other pages repeat what they are asked, as searches do, whatever the host is called that asks. */
const brand: Answering = ({ pathname, search }, response) => {
  if (/^\/(\S+\.\w+|facet-check-\w+)$/.test(pathname)) return;
  if (pathname === '/keeps-out') response.statusCode = 403;
  const isHome = pathname === '/' && search === '';
  const title = isHome ? 'Honest Brand' : `${SCAM} ${decodeURIComponent(search)}`;
  response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang=en><title>${title}</title>
<meta property=og:site_name content="${title}"><h1>${title}</h1>`);
};

/** The victim when no one attacks it. */
async function settled(domain = 'victim.com'): Promise<Neighbourhood> {
  const there = neighbourhood(QUICK_READER);
  await there.add(domain, VICTIM, brand);
  await there.add(`www.${domain}`, VICTIM, ({ pathname, search }, response) => {
    response.writeHead(301, { location: `https://${domain}${pathname}${search}` }).end();
  });
  return there;
}

function reportOf(assessment: Assessment | undefined): Report {
  if (assessment?.state !== 'done' || !assessment.outcome.ok) throw new Error(JSON.stringify(assessment));
  return assessment.outcome.report;
}

/** What a report says, without the moment and the random path it was made at. */
function said(assessment: Assessment | undefined): unknown {
  const { checks, overall, portrait, target } = reportOf(assessment);
  const text = JSON.stringify({ checks, overall, portrait, target });
  return JSON.parse(text.replace(/facet-check-[0-9a-f]+/g, 'facet-check'));
}

const unharmed = new Map<string, Promise<unknown>>();

/** What is said about a site that nobody attacks. */
function harmless(typed: string, domain: string): Promise<unknown> {
  const known = unharmed.get(typed) ?? settled(domain).then(async (there) => said(await there.post(typed)));
  unharmed.set(typed, known);
  return known;
}

interface Variant {
  readonly name: string;
  /** What is where: on a host of the attacker's, or one that others share with the victim. */
  readonly hosts?: Readonly<Record<string, Answering>>;
  /** Hosts that answer only over http. */
  readonly plain?: readonly string[];
  /** What is typed before the victim. */
  readonly posts?: readonly string[];
  /** The victim's domain, and what its visitor types. */
  readonly domain?: string;
  readonly typed?: string;
  /** The attacker controls a host of the victim's own: a result may describe both, and the site may rest. */
  readonly rests?: true;
  /** Another way to do it. @returns what the victim's visitor gets, where not what typing it brings afterwards */
  readonly attack?: (there: Neighbourhood, typed: string) => Promise<Assessment | undefined>;
}

/** A host of the attacker's that redirects somewhere. */
const leads = (name: string, location: string, more: Omit<Variant, 'name'> = {}): Variant => ({
  name,
  posts: ['https://evil.com'],
  ...more,
  hosts: { 'evil.com': redirect(location), ...more.hosts },
});

const Q = `q=${encodeURIComponent(SCAM)}`;
const SEARCH = `https://victim.com/search?${Q}`;

const atOnce = (place: number, count: number) => async (there: Neighbourhood, typed: string) => {
  const all = Array.from({ length: count }, (_, at) => (at === place ? typed : `https://evil${String(at)}.com`));
  for (const origin of all) if (origin !== typed) await there.add(new URL(origin).hostname, EVIL, redirect(SEARCH));
  return (await Promise.all(all.map((origin) => there.post(origin))))[place];
};

const VARIANTS: readonly Variant[] = [
  leads('a search', SEARCH),
  leads('a search by 301', SEARCH, { hosts: { 'evil.com': redirect(SEARCH, 301) } }),
  leads('a search by 308', SEARCH, { hosts: { 'evil.com': redirect(SEARCH, 308) } }),
  leads('a path alone', 'https://victim.com/SCAM'),
  leads('the root with a query', `https://victim.com/?${Q}`),
  leads('the root with a query and a fragment', `https://victim.com/?${Q}#/`),
  leads('a search with a fragment', `${SEARCH}#top`),
  leads('two slashes', 'https://victim.com//'),
  leads('an encoded slash', 'https://victim.com/%2F'),
  leads('a path that climbs', 'https://victim.com/x/..//'),
  leads('a semicolon', 'https://victim.com/;SCAM'),
  leads('a path in upper case', `https://victim.com/SEARCH?${Q}`),
  leads('everything in upper case', `HTTPS://VICTIM.COM/SEARCH?${Q}`),
  leads('without a scheme', `//victim.com/search?${Q}`),
  leads('backslashes', `https:\\\\victim.com\\search?${Q}`),
  leads('over http', `http://victim.com/search?${Q}`),
  leads('over http from http', `http://victim.com/search?${Q}`, { plain: ['evil.com'], posts: ['http://evil.com'] }),
  leads('typed over http', SEARCH, { posts: ['http://evil.com'], typed: 'http://victim.com' }),
  leads('the root from a host without https', 'https://victim.com/', { plain: ['evil.com'] }),
  leads('the root over http from a host without https', 'http://victim.com/', { plain: ['evil.com'] }),
  leads('the root by a host whose www and http are broken', 'https://victim.com/', {
    hosts: { 'www.evil.com': (_url, response) => void response.writeHead(500).end() },
  }),
  leads('www with a search', `https://www.victim.com/search?${Q}`),
  leads('a search, and www is typed', SEARCH, { typed: 'https://www.victim.com' }),
  leads('a search by www of the attacker', SEARCH, {
    posts: ['https://www.evil.com'],
    hosts: { 'www.evil.com': redirect(SEARCH) },
  }),
  leads('www of a name that anybody may take', `https://github.io/search?${Q}`, {
    hosts: { 'www.github.io': titled(SCAM) },
    posts: ['https://evil.com', 'https://www.github.io'],
    domain: 'github.io',
    typed: 'https://github.io',
    rests: true,
  }),
  leads('an internationalized name', `https://b%C3%BCcher.com/search?${Q}`, {
    domain: 'xn--bcher-kva.com',
    typed: 'https://bücher.com',
  }),
  leads('an internationalized name in other letters', `https://BU%CC%88CHER.com/search?${Q}`, {
    domain: 'xn--bcher-kva.com',
    typed: 'https://xn--bcher-kva.com',
  }),
  leads('a dot behind the host', 'https://victim.com./', { hosts: { 'victim.com.': titled(SCAM) } }),
  leads('a dot behind the host, and a search', `https://victim.com./search?${Q}`, { hosts: { 'victim.com.': brand } }),
  leads('a port', `https://victim.com:443/search?${Q}`),
  leads('the other scheme’s port', `http://victim.com:443/search?${Q}`),
  leads('a name in front of the host', `https://x@victim.com/search?${Q}`),
  leads('the victim as a name in front of the host', 'https://victim.com@evil.com/', {
    hosts: { 'evil.com': titled(SCAM) },
  }),
  leads('a subdomain with a query', `https://blog.victim.com/?${Q}`, { hosts: { 'blog.victim.com': brand } }),
  leads('the root of a subdomain that somebody else writes', 'https://user.victim.com/', {
    hosts: { 'user.victim.com': titled(SCAM) },
  }),
  leads('a subdomain that leads back', `https://user.victim.com/x`, { hosts: { 'user.victim.com': redirect(SEARCH) } }),
  {
    name: 'a subdomain that is typed',
    hosts: { 'user.victim.com': redirect(SEARCH) },
    posts: ['https://user.victim.com'],
    rests: true,
  },
  leads('a third host in between', 'https://between.net/x', { hosts: { 'between.net': redirect(SEARCH) } }),
  leads('the root of a third host in between', 'https://between.net/', { hosts: { 'between.net': redirect(SEARCH) } }),
  leads('a chain that ends at the root with a query', 'https://between.net/a', {
    hosts: { 'between.net': redirect(`https://www.victim.com/?${Q}`) },
  }),
  {
    name: 'an instant refresh',
    hosts: { 'evil.com': titled(SCAM, `<meta http-equiv=refresh content="0;url=${SEARCH}">`) },
    posts: ['https://evil.com'],
  },
  {
    name: 'a canonical URL that claims to be the victim',
    hosts: { 'evil.com': titled(SCAM, '<link rel=canonical href="https://victim.com/">') },
    posts: ['https://evil.com'],
  },
  {
    name: 'a search today, the root tomorrow',
    async attack(there) {
      await there.add('evil.com', EVIL, redirect(SEARCH));
      await there.post('https://evil.com');
      there.pass(LIMITS.reportReuseSeconds * 1000);
      await there.add('evil.com', EVIL, redirect('https://victim.com/'));
      await there.post('https://evil.com');
      return undefined;
    },
  },
  {
    name: 'the root today, a page of its own meanwhile',
    async attack(there) {
      await there.add('evil.com', EVIL, redirect('https://victim.com/'));
      await there.post('https://evil.com');
      await there.add('evil.com', EVIL, titled(SCAM));
      await there.post('https://evil.com');
      await there.post('http://evil.com');
      return undefined;
    },
  },
  ...[0, 1].map((place): Variant => ({
    name: `two visitors at once, the victim’s as number ${String(place + 1)}`,
    attack: atOnce(place, 2),
  })),
  ...[0, 1, 2, 3].map((place): Variant => ({
    name: `column ${String(place + 1)} of a comparison`,
    attack: atOnce(place, 4),
  })),
  {
    name: 'a visitor who waits for the attacker’s measurement of the root',
    async attack(there, typed) {
      let isAsked: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (isAsked = resolve));
      await there.add('evil.com', EVIL, (url, response, request) => {
        if (url.pathname === '/') isAsked();
        redirect('https://victim.com/')(url, response, request);
      });
      const stranger = there.post('https://evil.com');
      await asked;
      const visitor = there.post(typed);
      await stranger;
      return visitor;
    },
  },
  leads('a page that keeps everybody out', 'https://victim.com/keeps-out'),
  leads('a file that is not a page', 'https://victim.com/robots.txt'),
  {
    name: 'the root when nothing may be asked there any more',
    async attack(there) {
      for (let at = 0; at < 4; at += 1) {
        await there.add(`evil${String(at)}.com`, EVIL, redirect(`${SEARCH}&n=${String(at)}`));
        await there.post(`https://evil${String(at)}.com`);
      }
      await there.add('evil.com', EVIL, redirect('https://victim.com/'));
      await there.post('https://evil.com');
      return undefined;
    },
  },
];

async function attacked({ hosts = {}, plain = [], posts = [], domain, typed, attack }: Variant): Promise<Assessment> {
  const there = await settled(domain);
  const visited = typed ?? 'https://victim.com';
  for (const [host, answer] of Object.entries(hosts))
    await there.add(host, EVIL, answer, plain.includes(host) ? ['http:'] : undefined);
  for (const origin of posts) await there.post(origin);
  return (await attack?.(there, visited)) ?? (await there.post(visited));
}

it.each(VARIANTS)('whoever types a site gets its own report, whatever others typed before: $name', async (variant) => {
  const assessment = await attacked(variant);
  if (variant.rests) {
    if (assessment.state === 'done') expect(reportOf(assessment).portrait.name).toBe('Honest Brand');
    return;
  }
  const { domain = 'victim.com', typed = 'https://victim.com' } = variant;
  expect(said(assessment)).toEqual(await harmless(typed, domain));
});

describe('what was typed', () => {
  /** Two brands' names for one site, at each other's network none the less. */
  async function world() {
    const there = await settled();
    await there.add('brand.com', '127.5.0.1', redirect('https://victim.com/'));
    await there.add('brand.net', '127.6.0.1', redirect('https://victim.com/'));
    return { ...there, asked: () => there.hits.filter(({ site }) => site === 'victim.com').length };
  }
  const target = (typed: string) => ({ typed, origin: 'https://victim.com', final: 'https://victim.com/' });

  it('is said beside the site that it leads to, which is measured once for everybody', async () => {
    const { post, asked } = await world();
    expect(reportOf(await post('https://brand.com')).target).toMatchObject(target('https://brand.com'));
    const once = asked();
    for (const typed of ['https://victim.com', 'https://brand.net', 'https://brand.com', 'https://www.victim.com']) {
      const again = await post(typed);
      expect(again).toMatchObject({ reused: true });
      expect(reportOf(again).target).toMatchObject({ typed, final: 'https://victim.com/' });
    }
    expect(asked()).toBe(once);
    expect(once).toBeLessThanOrEqual(LIMITS.requestsPerAssessment);
  });

  it('gets the same verdicts as that site', async () => {
    const { post } = await world();
    const { checks, overall } = reportOf(await post('https://brand.com'));
    const there = await settled();
    const direct = reportOf(await there.post('https://victim.com'));
    expect(overall).toEqual(direct.overall);
    expect(checks.map(({ id, outcome }) => [id, outcome])).toEqual(
      direct.checks.map(({ id, outcome }) => [id, outcome]),
    );
  });

  it('is said beside a page that is no root, which is measured for it alone', async () => {
    const { post, add } = await world();
    await add('evil.com', EVIL, redirect(SEARCH));
    expect(reportOf(await post('https://evil.com')).target).toMatchObject({
      typed: 'https://evil.com',
      origin: 'https://evil.com',
      final: SEARCH,
    });
    expect(await post('https://evil.com')).toMatchObject({ reused: true });
  });

  it('is a page of the victim, which says nothing about its home page', async () => {
    const there = await settled();
    const undisturbed = said(await (await settled()).post('https://victim.com'));
    const typed = reportOf(await there.post(`https://victim.com/${encodeURIComponent(SCAM)}`));
    expect(headingName(typed)).toBeNull();
    expect(said(await there.post('https://victim.com'))).toEqual(undisturbed);
  });

  it('is one target by both schemes', async () => {
    const { post } = await world();
    await post('http://victim.com');
    const again = await post('https://victim.com');
    expect(again).toMatchObject({ reused: true });
    expect(reportOf(again).target).toMatchObject({ typed: 'https://victim.com', origin: 'https://victim.com' });
  });

  it('is no twin of www where neither leads to the other', async () => {
    const { post, add } = await world();
    await add('www.victim.com', VICTIM, brand);
    await post('https://victim.com');
    expect(await post('https://www.victim.com')).toMatchObject({ state: 'done', reused: false });
  });

  it('keeps a failure to itself', async () => {
    const { post, add } = await world();
    await add('evil.com', EVIL, redirect('https://victim.com/keeps-out'));
    expect(await post('https://evil.com')).toMatchObject({ outcome: { ok: false, code: 'site-unreadable' } });
    expect(await post('https://victim.com')).toMatchObject({ reused: false, outcome: { ok: true } });
  });

  it('ends where hosts lead to each other for ever', async () => {
    const { post, add, hits } = await world();
    await add('round.com', EVIL, redirect('https://about.com/'));
    await add('about.com', EVIL, redirect('https://round.com/'));
    expect(await post('https://round.com')).toMatchObject({ outcome: { code: 'site-too-many-redirects' } });
    expect(hits.length).toBeLessThanOrEqual(LIMITS.requestsPerAssessment);
  });
});
