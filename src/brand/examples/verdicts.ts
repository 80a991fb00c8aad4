/** Verdicts of all dimensions: check, outcome, and the evidence that brings it about. */
import { ACCESS_VERDICTS } from './access-verdicts';
import { FINDABILITY_VERDICTS } from './findability-verdicts';
import { IDENTITY_VERDICTS } from './identity-verdicts';
import { LANGUAGES_VERDICTS } from './languages-verdicts';
import { MACHINES_VERDICTS } from './machines-verdicts';
import { PREVIEWS_VERDICTS } from './previews-verdicts';
import { TRUST_VERDICTS } from './trust-verdicts';

export const VERDICTS = [
  ...IDENTITY_VERDICTS,
  ...PREVIEWS_VERDICTS,
  ...FINDABILITY_VERDICTS,
  ...ACCESS_VERDICTS,
  ...TRUST_VERDICTS,
  ...LANGUAGES_VERDICTS,
  ...MACHINES_VERDICTS,
];
