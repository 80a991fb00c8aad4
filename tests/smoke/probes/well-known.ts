/** What programs ask every site for, and what browsers report on their own. */
import { randomUUID } from 'node:crypto';
import { SECURITY_TXT_PATH } from '../../../src/site/endpoints';
import { ERROR_REPORT_PATH } from '../../../src/site/error-reports';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { pathTo } from '../../../src/site/routes';
import { sendRaw, type RawAnswer } from '../exchange';
import { NotShown, type Probe, type Visit } from '../probe';

export const securityTxt: Probe = {
  name: 'security.txt says whom to write to, and has not expired',
  async run({ ask, expect, deploy }) {
    const { status, body } = await ask({ path: SECURITY_TXT_PATH });
    const of = `GET ${SECURITY_TXT_PATH}`;
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(body)?.[1] ?? '';
    expect(`${of}: status`, status, 200);
    expect(`${of}: Contact`, field('Contact'), /^(mailto:[^@\s]+@\S+|https:\S+)$/);
    // A local platform answers at a port that the build did not know.
    const own = deploy.context === 'dev' ? /^http:\/\/localhost:\d+/ : deploy.canonicalOrigin;
    const [origin = ''] = field('Canonical').split(SECURITY_TXT_PATH);
    expect(`${of}: origin of Canonical`, origin, own);
    expect(`${of}: path of Canonical`, field('Canonical'), origin + SECURITY_TXT_PATH);
    // RFC 9116 §2.5.5: after that day it is not to be used.
    expect(`${of}: Expires (${field('Expires')}) is to come`, Date.parse(field('Expires')) > Date.now(), true);
  },
};

function report({ ask, deploy: { origin } }: Visit, type: string, body: string): Promise<RawAnswer> {
  return ask({ method: 'POST', path: ERROR_REPORT_PATH, headers: { origin, 'content-type': type }, body });
}

const violation = (page: string): string =>
  JSON.stringify({
    'csp-report': { 'document-uri': page, 'effective-directive': 'script-src', 'blocked-uri': 'inline' },
  });

export const errorReports: Probe = {
  name: 'Error reports are taken from this site, and nothing of others is passed on',
  async run(visit) {
    const { expect, deploy } = visit;
    const of = `POST ${ERROR_REPORT_PATH}`;
    const malformed = await report(visit, 'text/plain', 'not an envelope');
    // A deploy that takes none says so by taking everything.
    if (malformed.status === 204) throw new NotShown('this deploy takes no error reports (FACET_ERROR_REPORTS)');
    expect(`${of}, malformed: status`, malformed.status, 400);
    const strange = await report(visit, 'text/html', '<p>');
    expect(`${of}, of another type: status`, strange.status, 415);
    // Read whole, and dropped: nothing leaves the site.
    const elsewhere = await report(visit, 'application/csp-report', violation('https://elsewhere.example/'));
    expect(`${of}, about another site: status`, elsewhere.status, 204);
    if (deploy.context === 'production') return;
    const event = { message: `Test of a deploy (npm run smoke) ${randomUUID()}` };
    const sent = await report(visit, 'text/plain', `{}\n{"type":"event"}\n${JSON.stringify(event)}\n`);
    expect(`${of}, an error of a test: status`, sent.status, [200, 204]);
  },
};

export const plainHttp: Probe = {
  name: 'Plain http leads to https, to the same page',
  async run({ expect, deploy }) {
    if (deploy.local) {
      throw new NotShown('local platforms have one port');
    }
    const path = pathTo(DEFAULT_LOCALE, 'about');
    const { status, headers } = await sendRaw(deploy.origin.replace('https:', 'http:'), { path });
    expect(`GET ${path} over http: status`, status, [301, 308]);
    expect(`GET ${path} over http: Location`, String(headers['location']), deploy.origin + path);
  },
};
