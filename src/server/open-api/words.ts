/** The texts of the API's document, in English for developers. Figures are filled in from the tables, never typed. */
import { API_VERSION, DEPRECATION_MONTHS, type ApiGroup, type ApiOperationId } from '../../site/open-api';
import { CLIENT_NETWORKS, LIMITS } from '../../site/limits';
import { BADGE_FRESH_DAYS, DAYS_KEPT, LINK_DAYS } from '../../site/published-reports';

const minutes = (seconds: number): string => `${seconds / 60} minutes`;

/** Markdown (CommonMark), as OpenAPI has it. */
export const INTRODUCTION = `Facet measures how a website presents its brand. This is everything that the site answers to programs. No account and no key is needed.

## Asking

- Send \`Accept: application/json\` and \`Content-Type: application/json\`. Without the first, measuring answers with a page for people.
- Every \`GET\` is answered to \`HEAD\` as well, without a body. Any other method gets 405 with \`Allow\` and the code \`method-refused\`.

## Limits

Each operation says how many requests one client may make in a window, and how many bytes of body are read. A client is an IPv4 address or an IPv6 /${CLIENT_NETWORKS.ipv6[0].bits}; wider networks have a multiple of it. Past the limit the answer is 429 with \`Retry-After\` in seconds. Please wait for it.

A page is measured once in ${minutes(LIMITS.reportReuseSeconds)} at most, whoever asks: until then the report of that measurement answers. Pages of one site are measured one after the other, and share a number of requests: where it is used up, the answer is 429 with the code \`site-resting\`. What \`robots.txt\` forbids to our crawler is not requested: of a page that it forbids 422 with the code \`page-disallowed\`, and where it could not be read \`page-robots-unread\`. The home page alone is requested all the same; \`suggestions\` names it.

## Errors

An error is \`application/problem+json\` (RFC 9457). Decide by \`code\`: it is stable. \`title\` and \`detail\` are sentences for people, in the language of \`locale\` in the body or of \`Accept-Language\`. \`fields\` names what is wrong with a body, field by field; \`address.1\` is the second item of a list. Each answer lists the codes it may have. Besides them, any operation may answer 500 with the code \`unexpected\` and a \`digest\` that you can quote to us, and what stands before the site (the hosting platform) may answer 429, 502 or 504 without a body of ours.

## Browsers

Answers that are the same for everyone may be read by scripts of any site: \`Access-Control-Allow-Origin: *\`, without cookies. What asks for work (\`POST\`) is open to servers and commands, which send neither \`Origin\` nor \`Sec-Fetch-Site\`; scripts of other sites get 403 with the code \`origin-refused\`.

## Versions

This is version ${API_VERSION} of the API, by semantic versioning. Within a first number, members, codes, operations and answers may be added, so pass over what you do not know; nothing is taken away or changed in meaning. What is to go is marked \`deprecated\` here and answers with \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) for ${DEPRECATION_MONTHS} months before it does. Exports carry a \`format\` of their own and the version of the rubric they were made by: scores of different rubrics are not compared.`;

export const GROUPS: Readonly<Record<ApiGroup, { readonly name: string; readonly description: string }>> = {
  measuring: { name: 'Measuring', description: 'Reports of sites, one or several beside each other.' },
  publishing: {
    name: 'Shared and published reports',
    description: 'Reports that whoever has the address can see, or everyone, and what shows them elsewhere.',
  },
  about: {
    name: 'About Facet',
    description: 'What reports are verified by, what our crawler asked, and this document.',
  },
};

interface OperationWords {
  readonly summary: string;
  readonly description: string;
}

const PUBLISHERS_PAGE = 'The address of what was published followed by its delete key. A page for people.';
const PUBLISHERS_CHANGE = `Send \`action=delete\` or \`action=renew\` as a form. Deleting takes page, card, badge and data away at once and for good, and they answer 410 from then on; renewing keeps them for another ${DAYS_KEPT.published} days. Answers with a redirect to the publisher’s page, which says what became of it: 410 once it is deleted. Done again, it does no harm.`;

export const OPERATIONS: Readonly<Record<ApiOperationId, OperationWords>> = {
  assess: {
    summary: 'Measure a page',
    description: `Measures a page, the home page unless the address has a path, and what belongs to it, which takes up to ${LIMITS.assessmentSeconds} seconds, and answers with an export: evidence, facts, report and signature. It is the file \`facet-report.json\` that the site saves, byte for byte, with one member more where the result was there already, \`reusedUntil\`, and one where a query or a fragment was sent, \`leftOut\`: they are no part of what is measured. \`target.typed\` of the report is what was asked for, \`target.final\` where the page was found. With \`Accept: application/x-ndjson\` it streams progress: one JSON value on each line, of the schema \`StreamLine\`, with status 200 whatever comes of it. With \`example\` in place of \`address\` it answers with a recorded example and asks nobody.`,
  },
  compare: {
    summary: 'Measure two to four pages',
    description:
      'Measures pages, of different sites at the same time, and answers with their exports in one: the file `facet-comparison.json` that the site saves. Sites that could not be measured are listed in `failed`. If fewer than two are left, the answer is the error of the first that failed, with each in `fields`. Recorded examples come first.',
  },
  shareReport: {
    summary: 'Give a report or a comparison a short address',
    description: `Stores what this site has signed for whoever has the address, for ${DAYS_KEPT.link} days or those asked for as \`days\`: ${LINK_DAYS.join(', ')}. It is listed nowhere, not indexed and has no badge. What to send is said at \`publishReport\`, and \`key\` does the same: sent again to be published, the report keeps its address. At most ${LIMITS.sharedPerSiteDay} reports of one site and ${LIMITS.sharedPerNetworkDay} from one network are taken in 24 hours.`,
  },
  changeReport: {
    summary: 'Publish a report with a short address, or keep it for another time',
    description: `With \`state\`, everyone can see it from now on, under the same address, for ${DAYS_KEPT.published} days. Else it is kept from now on for \`days\`, or as long as at first.`,
  },
  deleteReport: {
    summary: 'Delete a report with an address',
    description: `Takes page, card, badge and data away at once; they answer 410 for ${LIMITS.reportGoneDays} days. With \`undo\` the answer is 200 and holds what was deleted, sealed, which this site’s pages send back within seconds where somebody thinks better of it; else it is 204.`,
  },
  publishReport: {
    summary: 'Publish a report or a comparison',
    description: `Stores what this site has signed for everyone to see, for ${DAYS_KEPT.published} days. Send \`report\` and \`signature\` of an export, or for a comparison \`reports\`, a list of them; or in their place as \`payload\` the fragment of a private link. \`key\` is 128 random bits that you make, as 32 hexadecimal digits; a UUID is taken, too: sent again, the same request gets the same receipt. Keep \`deleteKey\`: it is told once. At most ${LIMITS.publishedPerSiteDay} publications of one site and ${LIMITS.publishedPerNetworkDay} from one network are taken in 24 hours. Clients that prefer \`text/html\` are redirected to the publisher’s page. Said here is what clients without a session get.`,
  },
  readPublishedReport: {
    summary: 'Read a report that has an address',
    description:
      'One report, or those of a comparison in the order of its columns, as they were signed. `null` stands in the place of a report that the owner of its site hides. Reports keep the rubric that they were made by.',
  },
  showPublishersAssessment: { summary: 'Show the publisher’s page of a report', description: PUBLISHERS_PAGE },
  changePublishedAssessment: { summary: 'Delete or renew a published report', description: PUBLISHERS_CHANGE },
  showPublishersComparison: { summary: 'Show the publisher’s page of a comparison', description: PUBLISHERS_PAGE },
  changePublishedComparison: { summary: 'Delete or renew a published comparison', description: PUBLISHERS_CHANGE },
  badgeData: {
    summary: 'Read a badge as data',
    description: `Score and day of a published report, as shields.io reads them. From ${BADGE_FRESH_DAYS} days after the measurement on it has no band’s colour.`,
  },
  badgePicture: { summary: 'Show a badge', description: 'The same as a picture that follows the reader’s theme.' },
  oembed: {
    summary: 'Preview a link to a published report',
    description: 'oEmbed 1.0 of the type `link`. Every parameter may be sent once. 501 for any format but `json`.',
  },
  signingKeys: {
    summary: 'List the keys that reports are signed with',
    description:
      'A set of JSON Web Keys (RFC 7517). A signature names its key by `kid`, is Ed25519 (RFC 8032) and stands over the canonical JSON (RFC 8785) of `{"receipts": digest, "report": report without receipts}`.',
  },
  crawlerRequests: {
    summary: 'List what our crawler asked of a site',
    description: `Requests of the last ${LIMITS.crawlerLogDays} days, the newest first. Nothing says for whom.`,
  },
  health: {
    summary: 'Tell how the site is',
    description: `What each part answered last: storage and schedules as they are, the others as they were seen at work, down to a quarter of an hour. Nobody else is asked for it. An answer may be ${LIMITS.healthSeconds} seconds old.`,
  },
  description: { summary: 'Describe the API', description: 'This document.' },
};

export const PARAMETERS = {
  id: 'Names a report that has an address.',
  key: 'The delete key that its receipt has: a secret.',
  locale: 'Language of the page.',
  url: 'Address of a published page on this site.',
  format: '`json`, which is also what no format means.',
  maxwidth: 'Pixels there is room for. Without room for the picture there is none.',
  maxheight: 'Pixels there is room for. Without room for the picture there is none.',
  site: 'A domain, or the address of any page below it.',
} as const;

/** Words for schemas, by name, and for their members, by name within. */
export const SCHEMAS: Readonly<
  Record<string, readonly [description: string, members?: Readonly<Record<string, string>>]>
> = {
  AssessRequest: [
    'What to measure.',
    {
      address:
        'A page, with or without scheme: without a path the home page. Query and fragment are left out. Public sites on standard ports alone.',
      example: 'A recorded example in place of an address.',
      ticket: 'Keeps a place in the line, as an answer with the code `in-line` gave it.',
      locale: 'Language of errors.',
    },
  ],
  CompareRequest: [
    'What to measure. Two to four sites, examples among them; a form repeats the field.',
    {
      address: 'Different pages; the same page of one registrable domain counts as one. Empty ones are passed over.',
      ticket:
        'Of each address, in the same order: keeps its place in the line, as an answer with the code `in-line` gave it. Empty where there is none.',
      example: 'Recorded examples.',
      locale: 'Language of errors.',
    },
  ],
  ShareRequest: ['A report or a comparison that this site has signed.'],
  PublishRequest: ['A report or a comparison that this site has signed.'],
  OwnReportChange: [
    'What to do with a report that has an address.',
    {
      deleteKey: 'As the receipt has it.',
      days: 'How long it is kept from now on, while it has a link only.',
      state: 'Everyone is to see it.',
      previous: 'Id of the publication that it measures again.',
      locale: 'Language of the path and of errors.',
    },
  ],
  OwnReportDeletion: [
    'Which report to delete.',
    {
      deleteKey: 'As the receipt has it.',
      undo: 'The answer is to hold what was deleted.',
      locale: 'Language of errors.',
    },
  ],
  HeldReport: ['What was deleted, sealed.'],
  ChangeRequest: [
    'What to do with what was published.',
    { action: '`delete` or `renew`.', locale: 'Language of errors.' },
  ],
  PublicationReceipt: [
    'Of a report that has an address.',
    {
      path: 'Of its page, below this site.',
      state: '`link`: for whoever has the address. `published`: for everyone.',
      deleteKey:
        'With `path` before it and a slash behind, the address of the publisher’s page. Empty where it was told before and can no longer be told.',
      expiresAt: 'When it goes, unless renewed.',
    },
  ],
  PublishedReport: [
    'What was published.',
    {
      previous: 'Id of the publication that this one measured again.',
      next: 'Id of the newest publication that measured this one again.',
      reports: 'One, or two to four. `null`: hidden by the owner of the site.',
    },
  ],
  Badge: ['What shields.io shows of an endpoint.'],
  Oembed: ['oEmbed 1.0, section 2.3.'],
  KeySet: ['JSON Web Key Set (RFC 7517).'],
  CrawlerRequests: [
    'What our crawler asked of a site.',
    { site: 'Registrable domain that was looked up.', cut: 'Whether there are more than are listed.' },
  ],
  Health: [
    'How the site is.',
    {
      status: '`pass`; `warn`: a part fails, and sites can be measured nevertheless; `fail`: storage does not answer.',
      version: 'Of the site.',
      parts:
        'By part: `pass`, `fail`, `unknown` (not seen at work yet) or `off` (not set up), when it was last seen to answer, and when to fail.',
    },
  ],
  ReportExport: [
    '`facet-report.json`: a report with everything it was made from, so that any reader can make it again.',
    {
      signature: 'Null if this site has not signed the report.',
      ownName: 'The brand’s name as a reader put it in. Never in what the API answers.',
      reusedUntil:
        'The result was there already, as old as `collectedAt` says; the site can be measured anew then. Absent where it was measured for this answer, and in files.',
      leftOut: 'A query or a fragment was sent and is no part of what was measured. Absent in files.',
    },
  ],
  ComparisonExport: [
    '`facet-comparison.json`: the exports of two to four sites.',
    { failed: 'Sites that could not be measured; absent where all could.' },
  ],
  FailedSite: [
    'A site that could not be measured.',
    {
      address: 'As it was sent.',
      retryAfterSeconds: 'When it is worth trying again.',
      place: 'With `in-line`: the place in the line, about.',
      ticket: 'With `in-line`: keeps the place until a minute after its turn.',
    },
  ],
  Evidence: [
    'What the site’s servers answered, as data.',
    {
      collectedAt: 'When measuring began.',
      requests: 'At most one of each id, in their order.',
      llmsLinks: 'What was answered at the first addresses of the site itself to which /llms.txt links.',
      domains: 'Host to registrable domain by the public suffix list; null if it has none.',
    },
  ],
  EvidenceRequest: ['One request: answered, failed or skipped.'],
  LinkAnswer: ['The status at an address, or why there is none.'],
  Body: ['The body of an answer: its text, or what the first bytes of an image say.'],
  Facts: [
    'What the brand says of itself, and where: read from the evidence by the engine. Its further members follow the rubric’s version and are not promised; evidence and report are.',
  ],
  Report: [
    'What the facts come to, as codes and numbers, without words.',
    {
      rubricVersion: 'Version of the rubric that scores were made by.',
      overall: 'Null where too little could be assessed.',
      checks: 'Every check of the rubric, in its order.',
      article: 'What a page that says it is an article states of it.',
      isNameCorrected: 'Present where a reader has put in the name.',
      proofs: 'Texts ready to paste that were tried on the evidence, and the checks that pass with them.',
    },
  ],
  Score: ['Per mille, with the interval it would span if all that is unknown were 0 or 1000.'],
  Dimension: [
    'One of seven dimensions.',
    {
      score: 'Present exactly where `state` is `assessed`.',
      coverage: 'Share of the weight that could be assessed, per mille.',
      cappedBy: 'Id of the check whose failure capped the score.',
    },
  ],
  Check: [
    'What one check found.',
    {
      outcome: 'One of the outcomes that the check declares.',
      score:
        'Per mille; or `na`: does not apply, `unknown`: could not be read, `out-of-scope`: not asked in this scope.',
      standing: 'What its rule stands on, for this outcome.',
      params: 'Values found.',
      receipts: 'What the verdict rests on.',
    },
  ],
  Receipt: ['One piece of evidence.', { odd: 'Deviates from the others.' }],
  Portrait: ['What the brand says of itself, to stand beside the verdicts.'],
  StatedName: ['A place that states the brand’s name.'],
  StatedPreference: ['A place that says what assistants may do with the content, and for whom it says so.'],
  StatedThing: ['A place that states something which should agree with others.'],
  StatedImage: ['An image that was asked for.'],
  Signature: [
    'Ed25519, in base64url without padding.',
    {
      key: 'Id of the key among `GET /api/signing-keys`.',
      receipts: 'SHA-256 of the receipts’ canonical JSON.',
      value: 'The signature.',
    },
  ],
  StreamLine: ['One line of the stream of `POST /api/assess`. Pass over lines of a `t` that you do not know.'],
  RequestLine: [
    'How one request is. Each may be told several times.',
    { ms: 'Milliseconds it took; 0 where it has only started.' },
  ],
  WaitingLine: [
    'So many come at once that this one waits: nothing is asked before its turn.',
    { place: 'In the line, about.', seconds: 'Until its turn.' },
  ],
  ReportLine: [
    'The report. Comes once, unless there is an error.',
    {
      reusedUntil:
        'The result was there already, as old as `collectedAt` says; the site can be measured anew then. Absent where it was measured for this answer.',
      leftOut: 'A query or a fragment was sent and is no part of what was measured.',
    },
  ],
  PicturesLine: ['Small pictures of the site as data URLs, or why one is missing. They are part of no report.'],
  EvidenceLine: ['What the report was made from. The last line.'],
  ErrorLine: [
    'Why there is no report. The last line.',
    {
      suggestion: 'The home page, which can be measured in place of this page.',
      place: 'With `in-line`: the place in the line, about.',
      ticket: 'With `in-line`: keeps the place until a minute after its turn. Send it with the next request.',
    },
  ],
};
