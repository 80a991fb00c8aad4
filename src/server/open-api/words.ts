/** The texts of the API's document, in English for developers. Figures are filled in from the tables, never typed. */
import { API_VERSION, DEPRECATION_MONTHS, type ApiGroup, type ApiOperationId } from '../../site/open-api';
import { CLIENT_NETWORKS, LIMITS } from '../../site/limits';
import { BADGE_FRESH_DAYS, DAYS_KEPT, LINK_DAYS } from '../../site/published-reports';

const minutes = (seconds: number): string => `${seconds / 60} minutes`;

/** Markdown (CommonMark), as OpenAPI has it. */
export const INTRODUCTION = `Facet measures how a website presents its brand. This document describes everything that programs can get from the site. You need no account and no key.

## Requests

- Send \`Accept: application/json\` and \`Content-Type: application/json\`. Without the first, measuring returns a page for people.
- Every \`GET\` also works as \`HEAD\`, without a body. Any other method gets 405, with \`Allow\` and the code \`method-refused\`.

## Limits

Each operation says how many requests one client may make in a window, and how many bytes of the body it reads. A client is an IPv4 address or an IPv6 /${CLIENT_NETWORKS.ipv6[0].bits}; wider networks get a multiple of its limit. Past the limit, the response is 429 with \`Retry-After\` in seconds. Please wait that long.

A page is measured at most once in ${minutes(LIMITS.reportReuseSeconds)}, whoever asks. Until then, you get the report of that measurement. Pages of one site are measured one after the other and share a number of requests. When those are used up, the response is 429 with the code \`site-resting\`. We request nothing that \`robots.txt\` forbids to our crawler. For a forbidden page, the response is 422 with the code \`page-disallowed\`, or \`page-robots-unread\` if robots.txt could not be read. Only the home page is requested anyway; \`suggestions\` names it.

## Errors

An error is \`application/problem+json\` (RFC 9457). Base your decisions on \`code\`, which is stable. \`title\` and \`detail\` are sentences for people, in the language of \`locale\` in the body or of \`Accept-Language\`. \`fields\` says what is wrong with a body, field by field; \`address.1\` is the second item of a list. Each response lists the codes it may have. In addition, any operation may respond with 500, the code \`unexpected\` and a \`digest\` that you can quote to us. The hosting platform in front of the site may respond with 429, 502 or 504, without a body of ours.

## Browsers

Scripts on any site can read responses that are the same for everyone: \`Access-Control-Allow-Origin: *\`, without cookies. Requests that cause work (\`POST\`) are open to servers and commands, which send neither \`Origin\` nor \`Sec-Fetch-Site\`. Scripts on other sites get 403 with the code \`origin-refused\`.

## Versions

This is version ${API_VERSION} of the API, by semantic versioning. While the first number stays the same, we may add members, codes, operations and responses, so ignore what you do not know. We take nothing away and change no meaning. Before something is removed, it is marked \`deprecated\` here and responds with \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) for ${DEPRECATION_MONTHS} months. Exports have a \`format\` of their own and the version of their rubric. Do not compare scores of different rubrics.`;

export const GROUPS: Readonly<Record<ApiGroup, { readonly name: string; readonly description: string }>> = {
  measuring: { name: 'Measuring', description: 'Reports of one site, or of several side by side.' },
  publishing: {
    name: 'Shared and published reports',
    description: 'Reports for people who have the address, or for everyone, and ways to show them elsewhere.',
  },
  about: {
    name: 'About Facet',
    description: 'The keys that verify reports, what our crawler requested, and this document.',
  },
};

interface OperationWords {
  readonly summary: string;
  readonly description: string;
}

const PUBLISHERS_PAGE = 'The address of a published report, followed by its delete key. A page for people.';
const PUBLISHERS_CHANGE = `Send \`action=delete\` or \`action=renew\` as a form. Deleting removes page, card, badge and data at once and for good. From then on they are 410. Renewing keeps them for another ${DAYS_KEPT.published} days. The response redirects to the publisher’s page, which shows the result: 410 once the report is deleted. Repeating the request does no harm.`;

export const OPERATIONS: Readonly<Record<ApiOperationId, OperationWords>> = {
  assess: {
    summary: 'Measure a page',
    description: `Measures a page and the files that belong to it, which takes up to ${LIMITS.assessmentSeconds} seconds. Without a path, the page is the home page. Returns an export with evidence, facts, report and signature. This is the file \`facet-report.json\` that the site saves, byte for byte. It has the additional member \`reusedUntil\` if the result was there already, and \`leftOut\` if you sent a query or a fragment, which are not part of what is measured. In the report, \`target.typed\` is the address you sent, and \`target.final\` is where the page was found. With \`Accept: application/x-ndjson\`, the response streams progress: one JSON value of the schema \`StreamLine\` on each line, with status 200 whatever the result. With \`example\` instead of \`address\`, it returns a recorded example and requests nothing.`,
  },
  compare: {
    summary: 'Measure two to four pages',
    description:
      'Measures two to four pages and returns their exports in one file, the `facet-comparison.json` that the site saves. Different sites are measured at the same time. `failed` lists sites that could not be measured. If fewer than two are left, the response is the error of the first one that failed, with each of them in `fields`. Recorded examples come first.',
  },
  shareReport: {
    summary: 'Give a report or a comparison a short address',
    description: `Stores a report that this site has signed, for people who have the address. It is kept for ${DAYS_KEPT.link} days, or as long as you ask for with \`days\`: ${LINK_DAYS.join(', ')}. It is not listed or indexed, and has no badge. For what to send, see \`publishReport\`. \`key\` works in the same way: if you later publish with the same key, the report keeps its address. In 24 hours, at most ${LIMITS.sharedPerSiteDay} reports of one site and ${LIMITS.sharedPerNetworkDay} from one network are accepted.`,
  },
  changeReport: {
    summary: 'Publish a report with a short address, or keep it for longer',
    description: `With \`state\`, everyone can see the report from now on, at the same address, for ${DAYS_KEPT.published} days. Without it, the report is kept for \`days\` from now on, or for as long as originally.`,
  },
  deleteReport: {
    summary: 'Delete a report with an address',
    description: `Removes page, card, badge and data at once. They are 410 for ${LIMITS.reportGoneDays} days. With \`undo\`, the response is 200 and contains the deleted report, sealed; this site’s pages send it back within seconds if someone changes their mind. Without \`undo\`, the response is 204.`,
  },
  publishReport: {
    summary: 'Publish a report or a comparison',
    description: `Stores a report that this site has signed, for everyone to see, for ${DAYS_KEPT.published} days. Send \`report\` and \`signature\` of an export. For a comparison, send \`reports\`, a list of these. Instead, you can send the fragment of a private link as \`payload\`. \`key\` is 128 random bits that you generate, as 32 hexadecimal digits; a UUID is accepted too. If you repeat a request with the same key, you get the same receipt. Keep \`deleteKey\`: you get it only once. In 24 hours, at most ${LIMITS.publishedPerSiteDay} publications of one site and ${LIMITS.publishedPerNetworkDay} from one network are accepted. Clients that prefer \`text/html\` are redirected to the publisher’s page. This describes what clients without a session get.`,
  },
  readPublishedReport: {
    summary: 'Read a report that has an address',
    description:
      'Returns one report, or those of a comparison in the order of its columns, as they were signed. A report that the owner of its site hides is `null`. Reports keep their original rubric.',
  },
  showPublishersAssessment: { summary: 'Show the publisher’s page of a report', description: PUBLISHERS_PAGE },
  changePublishedAssessment: { summary: 'Delete or renew a published report', description: PUBLISHERS_CHANGE },
  showPublishersComparison: { summary: 'Show the publisher’s page of a comparison', description: PUBLISHERS_PAGE },
  changePublishedComparison: { summary: 'Delete or renew a published comparison', description: PUBLISHERS_CHANGE },
  badgeData: {
    summary: 'Read a badge as data',
    description: `The score and day of a published report, in the format of shields.io. From ${BADGE_FRESH_DAYS} days after the measurement, it no longer has the colour of its band.`,
  },
  badgePicture: { summary: 'Show a badge', description: 'The same, as a picture that follows the reader’s theme.' },
  oembed: {
    summary: 'Preview a link to a published report',
    description:
      'oEmbed 1.0 of the type `link`. Send each parameter at most once. Any format other than `json` is a 501.',
  },
  signingKeys: {
    summary: 'List the keys that reports are signed with',
    description:
      'A set of JSON Web Keys (RFC 7517). A signature names its key by `kid`. It is Ed25519 (RFC 8032) and signs the canonical JSON (RFC 8785) of `{"receipts": digest, "report": report without receipts}`.',
  },
  crawlerRequests: {
    summary: 'List what our crawler requested from a site',
    description: `Requests of the last ${LIMITS.crawlerLogDays} days, newest first. The list does not say for whom they were made.`,
  },
  health: {
    summary: 'Check the health of the site',
    description: `The last known state of each part. Storage and schedules are checked now; the other parts are as last seen at work, to the quarter of an hour. The check contacts no other service. A response may be ${LIMITS.healthSeconds} seconds old.`,
  },
  description: { summary: 'Describe the API', description: 'This document.' },
};

export const PARAMETERS = {
  id: 'The id of a report that has an address.',
  key: 'The delete key from its receipt. A secret.',
  locale: 'Language of the page.',
  url: 'Address of a published page on this site.',
  format: '`json`, which is also the default.',
  maxwidth: 'How many pixels there is room for. If the picture does not fit, it is left out.',
  maxheight: 'How many pixels there is room for. If the picture does not fit, it is left out.',
  site: 'A domain, or the address of any page on it.',
} as const;

/** Words for schemas, by name, and for their members, by name within. */
export const SCHEMAS: Readonly<
  Record<string, readonly [description: string, members?: Readonly<Record<string, string>>]>
> = {
  AssessRequest: [
    'What to measure.',
    {
      address:
        'A page, with or without a scheme. Without a path, the home page. Query and fragment are left out. Only public sites on standard ports.',
      example: 'A recorded example instead of an address.',
      ticket: 'Keeps a place in the line. You get it in a response with the code `in-line`.',
      locale: 'Language of errors.',
    },
  ],
  CompareRequest: [
    'What to measure: two to four sites, including examples. A form repeats the field.',
    {
      address:
        'Different pages. Two addresses of the same page of a registrable domain count as one. Empty ones are ignored.',
      ticket:
        'For each address, in the same order: keeps its place in the line. You get it in a response with the code `in-line`. Empty if there is none.',
      example: 'Recorded examples.',
      locale: 'Language of errors.',
    },
  ],
  ShareRequest: ['A report or a comparison that this site has signed.'],
  PublishRequest: ['A report or a comparison that this site has signed.'],
  OwnReportChange: [
    'What to do with a report that has an address.',
    {
      deleteKey: 'The delete key from the receipt.',
      days: 'How long the report is kept from now on, while it is not published.',
      state: 'Lets everyone see the report.',
      previous: 'The id of the publication that it measures again.',
      locale: 'Language of the path and of errors.',
    },
  ],
  OwnReportDeletion: [
    'Which report to delete.',
    {
      deleteKey: 'The delete key from the receipt.',
      undo: 'Asks for the deleted report in the response.',
      locale: 'Language of errors.',
    },
  ],
  HeldReport: ['The deleted report, sealed.'],
  ChangeRequest: [
    'What to do with a published report.',
    { action: '`delete` or `renew`.', locale: 'Language of errors.' },
  ],
  PublicationReceipt: [
    'The receipt for a report that has an address.',
    {
      path: 'The path of its page on this site.',
      state: '`link`: for people who have the address. `published`: for everyone.',
      deleteKey:
        'After `path`, and followed by a slash, it makes the address of the publisher’s page. Empty if you got it before, because it cannot be repeated.',
      expiresAt: 'When it expires, unless it is renewed.',
    },
  ],
  PublishedReport: [
    'A published report or comparison.',
    {
      previous: 'The id of the publication that this one measured again.',
      next: 'The id of the newest publication that measured this one again.',
      reports: 'One report, or two to four. `null` if the owner of the site hides it.',
    },
  ],
  Badge: ['The response of an endpoint for shields.io.'],
  Oembed: ['oEmbed 1.0, section 2.3.'],
  KeySet: ['JSON Web Key Set (RFC 7517).'],
  CrawlerRequests: [
    'What our crawler requested from a site.',
    { site: 'The registrable domain that was looked up.', cut: 'Whether there are more requests than are listed.' },
  ],
  Health: [
    'The health of the site.',
    {
      status: '`pass`; `warn`: a part fails, but sites can still be measured; `fail`: storage does not respond.',
      version: 'The version of the site.',
      parts:
        'For each part: `pass`, `fail`, `unknown` (not used yet) or `off` (not set up), when it last responded, and when it last failed.',
    },
  ],
  ReportExport: [
    '`facet-report.json`: a report with everything it was made from, so that anyone can make it again.',
    {
      signature: 'Null if this site has not signed the report.',
      ownName: 'The brand’s name as a reader put it in. The API never returns it.',
      reusedUntil:
        'The result was there already; `collectedAt` says how old it is. At this time, the site can be measured again. Absent if it was measured for this response, and in files.',
      leftOut: 'A query or a fragment was sent, which is not part of what was measured. Absent in files.',
    },
  ],
  ComparisonExport: [
    '`facet-comparison.json`: the exports of two to four sites.',
    { failed: 'Sites that could not be measured. Absent if all could.' },
  ],
  FailedSite: [
    'A site that could not be measured.',
    {
      address: 'The address as you sent it.',
      retryAfterSeconds: 'When to try again.',
      place: 'With `in-line`: roughly, the place in the line.',
      ticket: 'With `in-line`: keeps the place until a minute after its turn.',
    },
  ],
  Evidence: [
    'The responses of the site’s servers, as data.',
    {
      collectedAt: 'When the measurement started.',
      requests: 'At most one for each id, in the order of the ids.',
      llmsLinks: 'The responses at the first addresses on the site itself that /llms.txt links to.',
      domains: 'Maps each host to its registrable domain by the public suffix list; null if it has none.',
    },
  ],
  EvidenceRequest: ['One request: answered, failed or skipped.'],
  LinkAnswer: ['The status at an address, or the reason why there is none.'],
  Body: ['The body of a response: its text, or what the first bytes of an image say.'],
  Facts: [
    'What the brand says about itself, and where, as the engine reads it from the evidence. The other members depend on the version of the rubric and are not promised; evidence and report are.',
  ],
  Report: [
    'The result, as codes and numbers, without words.',
    {
      rubricVersion: 'The version of the rubric behind the scores.',
      overall: 'Null if too little could be assessed.',
      checks: 'Every check of the rubric, in the rubric’s order.',
      article: 'What a page states about itself, if it says that it is an article.',
      isNameCorrected: 'Present if a reader has put in the name.',
      proofs: 'Texts to paste that were tried on the evidence, and the checks that pass with them.',
    },
  ],
  Score: ['Per mille, with the range it would have if everything unknown were 0 or 1000.'],
  Dimension: [
    'One of seven dimensions.',
    {
      score: 'Present if, and only if, `state` is `assessed`.',
      coverage: 'The share of the weight that could be assessed, per mille.',
      cappedBy: 'The id of the check whose failure caps the score.',
    },
  ],
  Check: [
    'What one check found.',
    {
      outcome: 'One of the outcomes that the check declares.',
      score:
        'Per mille; or `na`: does not apply, `unknown`: could not be read, `out-of-scope`: does not belong to this scope.',
      standing: 'What its rule is based on, for this outcome.',
      params: 'The values found.',
      receipts: 'The evidence behind the verdict.',
    },
  ],
  Receipt: ['One piece of evidence.', { odd: 'Whether it differs from the others.' }],
  Portrait: ['What the brand says about itself, to be shown beside the verdicts.'],
  StatedName: ['A source that states the brand’s name.'],
  StatedPreference: ['A source that says what assistants may do with the content, and which assistants it means.'],
  StatedThing: ['A source that states something which should agree with other sources.'],
  StatedImage: ['An image that was requested.'],
  Signature: [
    'Ed25519, in base64url without padding.',
    {
      key: 'The id of the key in `GET /api/signing-keys`.',
      receipts: 'The SHA-256 of the receipts’ canonical JSON.',
      value: 'The signature.',
    },
  ],
  StreamLine: ['One line of the stream of `POST /api/assess`. Ignore lines with a `t` that you do not know.'],
  RequestLine: [
    'The state of one request. It may come several times for the same request.',
    { ms: 'How long it took, in milliseconds; 0 if it has only started.' },
  ],
  WaitingLine: [
    'So many visitors came at once that this one has to wait. Nothing is requested before its turn.',
    { place: 'Roughly, the place in the line.', seconds: 'Seconds until its turn.' },
  ],
  ReportLine: [
    'The report. It comes once, unless there is an error.',
    {
      reusedUntil:
        'The result was there already; `collectedAt` says how old it is. At this time, the site can be measured again. Absent if it was measured for this response.',
      leftOut: 'A query or a fragment was sent, which is not part of what was measured.',
    },
  ],
  PicturesLine: [
    'Small pictures of the site as data URLs, or the reason why one is missing. They are not part of the report.',
  ],
  EvidenceLine: ['What the report was made from. The last line.'],
  ErrorLine: [
    'Why there is no report. The last line.',
    {
      suggestion: 'The home page, which you can measure instead of this page.',
      place: 'With `in-line`: roughly, the place in the line.',
      ticket: 'With `in-line`: keeps the place until a minute after its turn. Send it with the next request.',
    },
  ],
};
