import { extractFacts } from '../../../brand/engine/extract';
import { homeAnswer, readHomePage } from '../../../brand/requests/home-page';
import { assess } from '../../../brand/score/assess';
import type { PageReader } from '../../platform/services';
import { IN_PROCESS_READER } from '../reading/testing/in-process-reader';

/** Tries no fixes, which take most of an assessment's time. */
export const QUICK_READER: PageReader = {
  ...IN_PROCESS_READER,
  assess(evidence, page) {
    const home = homeAnswer(evidence);
    const facts = extractFacts(evidence, page ?? (home && readHomePage(home)));
    return Promise.resolve({ facts, report: assess(facts) });
  },
};
