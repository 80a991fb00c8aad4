/**
 * The strings of each namespace in every written locale, in the order of `LOCALES`. A function carries those it imports:
 * the bundler leaves out all others.
 */
import enAccount from '../../../locales/en/account.json';
import enAssessment from '../../../locales/en/assessment.json';
import enAuth from '../../../locales/en/auth.json';
import enChecks from '../../../locales/en/checks.json';
import enComparison from '../../../locales/en/comparison.json';
import enComparisonView from '../../../locales/en/comparison-view.json';
import enCrawler from '../../../locales/en/crawler.json';
import enDebug from '../../../locales/en/debug.json';
import enErrors from '../../../locales/en/errors.json';
import enFeedback from '../../../locales/en/feedback.json';
import enFixes from '../../../locales/en/fixes.json';
import enInbox from '../../../locales/en/inbox.json';
import enOpening from '../../../locales/en/opening.json';
import enPlan from '../../../locales/en/plan.json';
import enPreviews from '../../../locales/en/previews.json';
import enPublishing from '../../../locales/en/publishing.json';
import enPublished from '../../../locales/en/published.json';
import enReport from '../../../locales/en/report.json';
import enReview from '../../../locales/en/review.json';
import enRules from '../../../locales/en/rules.json';
import enSite from '../../../locales/en/site.json';
import enUndo from '../../../locales/en/undo.json';
import deAccount from '../../../locales/de/account.json';
import deAssessment from '../../../locales/de/assessment.json';
import deAuth from '../../../locales/de/auth.json';
import deChecks from '../../../locales/de/checks.json';
import deComparison from '../../../locales/de/comparison.json';
import deComparisonView from '../../../locales/de/comparison-view.json';
import deCrawler from '../../../locales/de/crawler.json';
import deDebug from '../../../locales/de/debug.json';
import deErrors from '../../../locales/de/errors.json';
import deFeedback from '../../../locales/de/feedback.json';
import deFixes from '../../../locales/de/fixes.json';
import deInbox from '../../../locales/de/inbox.json';
import deOpening from '../../../locales/de/opening.json';
import dePlan from '../../../locales/de/plan.json';
import dePreviews from '../../../locales/de/previews.json';
import dePublishing from '../../../locales/de/publishing.json';
import dePublished from '../../../locales/de/published.json';
import deReport from '../../../locales/de/report.json';
import deReview from '../../../locales/de/review.json';
import deRules from '../../../locales/de/rules.json';
import deSite from '../../../locales/de/site.json';
import deUndo from '../../../locales/de/undo.json';
import frAccount from '../../../locales/fr/account.json';
import frAssessment from '../../../locales/fr/assessment.json';
import frAuth from '../../../locales/fr/auth.json';
import frChecks from '../../../locales/fr/checks.json';
import frComparison from '../../../locales/fr/comparison.json';
import frComparisonView from '../../../locales/fr/comparison-view.json';
import frCrawler from '../../../locales/fr/crawler.json';
import frDebug from '../../../locales/fr/debug.json';
import frErrors from '../../../locales/fr/errors.json';
import frFeedback from '../../../locales/fr/feedback.json';
import frFixes from '../../../locales/fr/fixes.json';
import frInbox from '../../../locales/fr/inbox.json';
import frOpening from '../../../locales/fr/opening.json';
import frPlan from '../../../locales/fr/plan.json';
import frPreviews from '../../../locales/fr/previews.json';
import frPublishing from '../../../locales/fr/publishing.json';
import frPublished from '../../../locales/fr/published.json';
import frReport from '../../../locales/fr/report.json';
import frReview from '../../../locales/fr/review.json';
import frRules from '../../../locales/fr/rules.json';
import frSite from '../../../locales/fr/site.json';
import frUndo from '../../../locales/fr/undo.json';
import esAccount from '../../../locales/es/account.json';
import esAssessment from '../../../locales/es/assessment.json';
import esAuth from '../../../locales/es/auth.json';
import esChecks from '../../../locales/es/checks.json';
import esComparison from '../../../locales/es/comparison.json';
import esComparisonView from '../../../locales/es/comparison-view.json';
import esCrawler from '../../../locales/es/crawler.json';
import esDebug from '../../../locales/es/debug.json';
import esErrors from '../../../locales/es/errors.json';
import esFeedback from '../../../locales/es/feedback.json';
import esFixes from '../../../locales/es/fixes.json';
import esInbox from '../../../locales/es/inbox.json';
import esOpening from '../../../locales/es/opening.json';
import esPlan from '../../../locales/es/plan.json';
import esPreviews from '../../../locales/es/previews.json';
import esPublishing from '../../../locales/es/publishing.json';
import esPublished from '../../../locales/es/published.json';
import esReport from '../../../locales/es/report.json';
import esReview from '../../../locales/es/review.json';
import esRules from '../../../locales/es/rules.json';
import esSite from '../../../locales/es/site.json';
import esUndo from '../../../locales/es/undo.json';
import jaAccount from '../../../locales/ja/account.json';
import jaAssessment from '../../../locales/ja/assessment.json';
import jaAuth from '../../../locales/ja/auth.json';
import jaChecks from '../../../locales/ja/checks.json';
import jaComparison from '../../../locales/ja/comparison.json';
import jaComparisonView from '../../../locales/ja/comparison-view.json';
import jaCrawler from '../../../locales/ja/crawler.json';
import jaDebug from '../../../locales/ja/debug.json';
import jaErrors from '../../../locales/ja/errors.json';
import jaFeedback from '../../../locales/ja/feedback.json';
import jaFixes from '../../../locales/ja/fixes.json';
import jaInbox from '../../../locales/ja/inbox.json';
import jaOpening from '../../../locales/ja/opening.json';
import jaPlan from '../../../locales/ja/plan.json';
import jaPreviews from '../../../locales/ja/previews.json';
import jaPublishing from '../../../locales/ja/publishing.json';
import jaPublished from '../../../locales/ja/published.json';
import jaReport from '../../../locales/ja/report.json';
import jaReview from '../../../locales/ja/review.json';
import jaRules from '../../../locales/ja/rules.json';
import jaSite from '../../../locales/ja/site.json';
import jaUndo from '../../../locales/ja/undo.json';
import arAccount from '../../../locales/ar/account.json';
import arAssessment from '../../../locales/ar/assessment.json';
import arAuth from '../../../locales/ar/auth.json';
import arChecks from '../../../locales/ar/checks.json';
import arComparison from '../../../locales/ar/comparison.json';
import arComparisonView from '../../../locales/ar/comparison-view.json';
import arCrawler from '../../../locales/ar/crawler.json';
import arDebug from '../../../locales/ar/debug.json';
import arErrors from '../../../locales/ar/errors.json';
import arFeedback from '../../../locales/ar/feedback.json';
import arFixes from '../../../locales/ar/fixes.json';
import arInbox from '../../../locales/ar/inbox.json';
import arOpening from '../../../locales/ar/opening.json';
import arPlan from '../../../locales/ar/plan.json';
import arPreviews from '../../../locales/ar/previews.json';
import arPublishing from '../../../locales/ar/publishing.json';
import arPublished from '../../../locales/ar/published.json';
import arReport from '../../../locales/ar/report.json';
import arReview from '../../../locales/ar/review.json';
import arRules from '../../../locales/ar/rules.json';
import arSite from '../../../locales/ar/site.json';
import arUndo from '../../../locales/ar/undo.json';
import type { Catalog } from './strings';

export const accountCatalog: Catalog = [enAccount, deAccount, frAccount, esAccount, jaAccount, arAccount];
export const assessmentCatalog: Catalog = [
  enAssessment,
  deAssessment,
  frAssessment,
  esAssessment,
  jaAssessment,
  arAssessment,
];
export const authCatalog: Catalog = [enAuth, deAuth, frAuth, esAuth, jaAuth, arAuth];
export const checksCatalog: Catalog = [enChecks, deChecks, frChecks, esChecks, jaChecks, arChecks];
/** Of reports made before rubric 2.0. */
export const comparisonCatalog: Catalog = [
  enComparison,
  deComparison,
  frComparison,
  esComparison,
  jaComparison,
  arComparison,
];
export const comparisonViewCatalog: Catalog = [
  enComparisonView,
  deComparisonView,
  frComparisonView,
  esComparisonView,
  jaComparisonView,
  arComparisonView,
];
export const crawlerCatalog: Catalog = [enCrawler, deCrawler, frCrawler, esCrawler, jaCrawler, arCrawler];
export const debugCatalog: Catalog = [enDebug, deDebug, frDebug, esDebug, jaDebug, arDebug];
export const errorsCatalog: Catalog = [enErrors, deErrors, frErrors, esErrors, jaErrors, arErrors];
export const feedbackCatalog: Catalog = [enFeedback, deFeedback, frFeedback, esFeedback, jaFeedback, arFeedback];
export const fixesCatalog: Catalog = [enFixes, deFixes, frFixes, esFixes, jaFixes, arFixes];
export const inboxCatalog: Catalog = [enInbox, deInbox, frInbox, esInbox, jaInbox, arInbox];
export const openingCatalog: Catalog = [enOpening, deOpening, frOpening, esOpening, jaOpening, arOpening];
export const planCatalog: Catalog = [enPlan, dePlan, frPlan, esPlan, jaPlan, arPlan];
export const previewsCatalog: Catalog = [enPreviews, dePreviews, frPreviews, esPreviews, jaPreviews, arPreviews];
export const publishingCatalog: Catalog = [
  enPublishing,
  dePublishing,
  frPublishing,
  esPublishing,
  jaPublishing,
  arPublishing,
];
export const publishedCatalog: Catalog = [enPublished, dePublished, frPublished, esPublished, jaPublished, arPublished];
export const reportCatalog: Catalog = [enReport, deReport, frReport, esReport, jaReport, arReport];
export const reviewCatalog: Catalog = [enReview, deReview, frReview, esReview, jaReview, arReview];
export const rulesCatalog: Catalog = [enRules, deRules, frRules, esRules, jaRules, arRules];
export const siteCatalog: Catalog = [enSite, deSite, frSite, esSite, jaSite, arSite];
export const undoCatalog: Catalog = [enUndo, deUndo, frUndo, esUndo, jaUndo, arUndo];
