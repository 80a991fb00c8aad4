/** The table of limits, in characters, bytes, seconds and counts, as each name says. */
export const LIMITS = {
  /** A body asked for, before it is parsed; endpoints name theirs. */
  assessBodyBytes: 8 * 1024,
  /** Room for four addresses as long as one may be, percent-encoded. */
  compareBodyBytes: 32 * 1024,
  languageBodyBytes: 4 * 1024,
  /** The platform streams 20 MB of an answer and no more; the rest is for the text around what is counted. */
  answerBytes: 19_900_000,
  /** Room for 5,000 characters percent-encoded at 12 bytes each, and the other fields. */
  feedbackBodyBytes: 80 * 1024,
  /**
   * A message with a screenshot. The platform passes at most 6 MB to a function, and a body that is not text goes there
   * in base64, in which these are 5.8 MB.
   */
  feedbackMultipartBytes: 4_300_000,
  /** A screenshot as it is sent. */
  screenshotBytes: 4 * 1024 * 1024,
  /** Width × height of a screenshot as it is sent, and each of both: what decoding it may need of memory. */
  screenshotPixels: 24_000_000,
  screenshotSentSide: 16_384,
  /** Width × height of an interlaced PNG, which is in memory as a whole while it is decoded. */
  screenshotInterlacedPixels: 12_000_000,
  /** Scans of a JPEG, each of which may cover all of its pixels. Encoders write ten. */
  screenshotScans: 30,
  /** Width and height of a screenshot as it is kept. */
  screenshotSide: 2000,
  /** How long decoding one may take. */
  screenshotSeconds: 20,

  /**
   * A challenge is solved by trying this many numbers at most, on average half: below a second on a phone, which
   * tries some hundred thousand in one.
   */
  challengeNumbers: 300_000,
  /** How long a challenge may be solved and submitted. */
  challengeSeconds: 20 * 60,
  /** How long a browser keeps a message that was begun and not sent. */
  draftDays: 7,
  /** By how much the clocks of two instances may differ. */
  clockSkewSeconds: 60,
  /**
   * Messages accepted from all senders together. Half of them is kept for messages with a proof of work; the other half
   * is for all.
   */
  feedbackPerHour: 600,
  feedbackPerDay: 3000,
  /** Messages accepted from one network, the widest a client is in: a tenth of a half. */
  feedbackPerNetworkHour: 30,
  /** Screenshots drawn for all senders without a proof of work together. */
  unprovenScreenshotsPerHour: 80,
  /** Messages are deleted this many days after they came. */
  feedbackRetentionDays: 365,
  noteCharacters: 5000,
  /** Changes by editors that need no more room than their words. */
  messageChangeBytes: 80 * 1024,
  /** Messages on one page of the inbox, and how many are looked at for one page at most. */
  inboxPage: 50,
  inboxScan: 500,
  /** Messages whose status and kind are kept together, the newest: 120 bytes each. Older ones are read one by one. */
  inboxSummaries: 5000,
  /** Messages that one exported file looks through: each is a read, and a function has a minute. */
  exportScan: 5000,
  /** Words to search for, typed into one field. */
  searchCharacters: 200,
  /** Time limit for the receiver of a notification to respond. */
  notificationSeconds: 10,
  /** E-mails about messages in one UTC day; alerts are not among them. */
  mailsPerDay: 500,
  /** How often a notification is tried, with twice the pause each time: 11 times are most of a day. */
  notificationAttempts: 11,
  /** Pause before the second try. */
  notificationPauseSeconds: 60,
  /** After this long a run of the clock begins no other notification: the platform ends it after 30 s. */
  notificationRunSeconds: 15,

  /** Small forms of the account: confirmations. */
  accountBodyBytes: 4 * 1024,
  /** A report or comparison to be saved, as JSON with its receipts: the largest example has 110 KB. */
  savedReportBytes: 1024 * 1024,

  /**
   * Reports and comparisons one member may save, and their bytes in all: a download of everything is one response of at
   * most 20 MB.
   */
  savedPerMember: 200,
  savedBytesPerMember: 16_000_000,

  /**
   * Reports and comparisons that may be published in 24 hours: of one site, from one network, the widest a client is in,
   * and by all together, in an hour too.
   */
  publishedPerSiteDay: 10,
  publishedPerNetworkDay: 20,
  publishedPerHour: 100,
  publishedPerDay: 500,
  /** The same of reports that get a link: 1.4 GB if all are kept for a month. */
  sharedPerSiteDay: 50,
  sharedPerNetworkDay: 50,
  sharedPerHour: 200,
  sharedPerDay: 1000,
  /** Published and shared reports that one member may have: their names are one page of a listing. */
  publishedPerMember: 500,
  /**
   * How long the deletion of a publication or a message can be undone. The page promises ten seconds; the rest is for
   * slow networks and for people who need longer.
   */
  undoDeletionSeconds: 30,
  /** What undoes it, sealed, as a form sends it back: what is longer cannot be undone. */
  heldCharacters: 4_000_000,
  heldBodyBytes: 4_100_000,
  /** For so long the address of a message, or of a report, that was deleted says that it is gone. */
  goneDays: 90,
  reportGoneDays: 30,
  /** Expired publications, or hashes of deleted ones, that one run of the clock deletes at most. */
  publishedForgottenPerRun: 300,

  /** A sign-in that is not finished by then begins again. */
  signInSeconds: 600,
  /** Sign-ins one browser may have under way: each is a cookie, and a server reads only so many. */
  signInsAtOnce: 5,
  /** A longer address to come back to does not fit into such a cookie; browsers keep 4096 bytes of each. */
  returnAddressCharacters: 1024,
  /** How long the identity provider may take for one answer. */
  identityProviderSeconds: 8,
  /** Read at most of one answer: keys of large providers take 20 KB. */
  identityProviderBytes: 512 * 1024,
  /** How long an instance relies on what the provider says about itself before it asks again. */
  identityProviderReuseSeconds: 600,
  /** How far the provider's clock may be from ours. */
  clockToleranceSeconds: 60,
  /** The longest name that a provider may give a person. */
  nameCharacters: 100,
  /** An identifier of a person at a provider. OpenID Connect Core 1.0 §2. */
  subjectCharacters: 255,
  /** A session unused for this long is over. */
  sessionIdleSeconds: 7 * 24 * 60 * 60,
  /** No session lasts longer than this, however much it is used. */
  sessionSeconds: 30 * 24 * 60 * 60,
  /** A session of a person who may see more than their own data, since roles are read at sign-in alone. */
  privilegedSessionSeconds: 12 * 60 * 60,
  /** When a session was used last is written down this often at most. */
  sessionTouchSeconds: 3600,

  pathCharacters: 2048,
  messageCharacters: 5000,
  emailCharacters: 254,

  /**
   * Requests of one assessment, redirects not counted: the fifteen that evidence lists, security.txt at its old path,
   * and the robots.txt of three more hosts that serve what a page declares.
   */
  requestsPerAssessment: 19,
  /** HTML of a page that is assessed. */
  pageBytes: 2 * 1024 * 1024,
  /** How long a worker may take for one of the steps of reading a site, and of how much memory. */
  readingSeconds: 5,
  readingMegabytes: 256,
  /** A picture of a site that is drawn anew: bytes and width × height of the site's own file. */
  pictureFileBytes: 5 * 1024 * 1024,
  picturePixels: 24_000_000,
  /** How long the rest of a file is read of whose start the facts were taken. */
  pictureReadingSeconds: 3,
  /** How long a worker may take for drawing one anew, and of how much memory. */
  pictureSeconds: 3,
  pictureMegabytes: 256,
  /** How long a worker may take for the card of a published report, starting included, and of how much memory. */
  cardSeconds: 8,
  cardMegabytes: 256,
  /** Pango keeps each font it used in each size, about a megabyte for each card. */
  cardsPerWorker: 20,
  /** How long after the last answer pictures may come that are still being drawn. */
  picturesSeconds: 2,
  /** Redirects followed in one assessment. The robots.txt of a host that only a redirect leads to counts as one. */
  redirectsPerAssessment: 10,
  /** How long a host's last report answers for it, before it is asked again. */
  reportReuseSeconds: 600,
  /**
   * How long a host rests after an attempt without a report, for each request that it got. It counts once if the host
   * couldn't be reached, so that a repaired site needn't wait.
   */
  failureReuseSeconds: 20,
  /**
   * Requests to a site that someone typed, all of its hosts together, within `neighbourSeconds`, and how many of them
   * may go to its subdomains. The rest is for the domain and its `www.`.
   */
  siteRequests: 60,
  subdomainRequests: 30,
  /** And how many of them may be for other pages than home pages: one home page can be measured beside them. */
  innerRequests: 41,
  /** How long an assessment may keep its host to itself: no function runs for longer. */
  siteLeaseSeconds: 60,
  /** How long a second visitor of a host waits for the first one's result. */
  siteWaitSeconds: 25,
  /**
   * How many assessments begin in one slot of the line, and how long a slot is; for how many slots ahead places are given.
   * More come at once than a day has on the free plan before anybody waits.
   */
  assessmentsPerSlot: 320,
  lineSlotSeconds: 10,
  lineSlots: 90,
  /** How long a request waits in the line itself; beyond that its visitor comes again with a ticket. */
  lineWaitSeconds: 20,
  /** Waiting and gathering together: the function has 60 s, and what is left is for the report and its way. */
  assessmentSeconds: 45,
  /**
   * Requests to a site that no one typed (redirects lead there, images are there), from all assessments together,
   * within `neighbourSeconds`. The same limit applies to each network of IP addresses, /24 or /48.
   */
  neighbourRequests: 30,
  /** Requests to one such network if they go to the site that a typed home page leads to. */
  targetNetworkRequests: 120,
  /** Ten minutes, and the time for which an assessment may hold requests it has not made yet. */
  neighbourSeconds: 630,
  /** How long an instance goes by what it read of the operator's switch. */
  switchSeconds: 5,

  /** How long the signature under one of our requests holds. */
  crawlerSignatureSeconds: 60,
  /** How long the signature under the list of our crawler's keys holds: longer than the list may be stored. */
  crawlerDirectorySeconds: 24 * 60 * 60,
  /** How many UTC days, today among them, anyone can see what our crawler asked of a site. */
  crawlerLogDays: 7,
  /** Records of that shown at most: one for each assessment that asked the site. */
  crawlerLogRecords: 100,
  /** How long asking a site what it says about its reports may take, its robots.txt included; and each of the two. */
  siteAnswerSeconds: 8,
  siteAnswerFetchSeconds: 5,
  siteAnswerRedirects: 2,
  /** How soon a site may be asked again: because someone wants it, because a report is shown, the same after a failure. */
  siteAnswerPauseSeconds: 60,
  siteAnswerReuseSeconds: 24 * 60 * 60,
  siteAnswerRetrySeconds: 60 * 60,
  /** What a site said is forgotten once it was not asked for this many days: longer than an unrenewed report stays. */
  siteAnswerDays: 400,

  /** A domain to look that up for. RFC 1035 §2.3.4 */
  domainCharacters: 253,

  /** An error report as a page sends it: the longest of ours, with ten causes of fifty frames each, has half of it. */
  errorReportBytes: 256 * 1024,
  /** Reports of pages passed on in one UTC day. */
  errorReportsPerDay: 1000,
  /** How long the error service may take to answer. */
  errorServiceSeconds: 5,

  /** How long the build hook may take to answer. */
  buildHookSeconds: 10,
  /** After this long a run of the clock that began to ask for a rebuild, and did not end, no longer stands in the way. */
  rebuildRepeatSeconds: 3600,

  /** A storage operation that takes longer has failed, even if it took effect. */
  storageSeconds: 10,
  /**
   * How long one request may wait for storage in all, and of that before its handler: session and limits. An assessment
   * waits 25 s for another one and gathers for 20 s: with these it ends before the platform's 60 s.
   */
  storageSecondsPerRequest: 12,
  storageSecondsBeforeHandler: 8,
  /** The same where everything of an account is read or deleted, or every message. */
  storageSecondsForAll: 50,
  /** The same for one run of the clock, which the platform ends after 30 s. */
  storageSecondsPerRun: 25,
  /** Records that storage is meant for: listings of more take longer than a run of the clock has for them. */
  storedRecords: 400_000,
  /** How long an instance goes by what it read of the parts' health, and how long storage has to answer for that. */
  healthSeconds: 15,
  healthStorageSeconds: 3,
  /** For so many days a backup can be restored, and what tells of deletions since is kept. */
  backupDays: 30,
  /** How long a writer who was overtaken tries again. */
  raceSeconds: 3,
  /** How long one run of the clock seals stored records again; the next one goes on. */
  resealSeconds: 15,
  /** On a developer's machine everyone is one client; limits there are this many times as wide. */
  developmentFactor: 50,
} as const;

/**
 * Networks that count together, by their first bits: the narrowest is the client, each other one has the limits of so
 * many clients. An IPv6 subscriber has a /64, most a /56, some a /48 (RFC 6177); a /48 may also be 65,536 phones. A /24
 * is what one customer or provider has of IPv4 at the least.
 */
export const CLIENT_NETWORKS = {
  ipv4: [
    { bits: 32, clients: 1 },
    { bits: 24, clients: 16 },
  ],
  ipv6: [
    { bits: 64, clients: 1 },
    { bits: 56, clients: 4 },
    { bits: 48, clients: 16 },
  ],
} as const;
