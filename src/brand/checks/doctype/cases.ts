import { NO_ANSWER, xhtml, xml } from '../../examples/access';
import { evidence } from '../../examples/evidence';
import { BLANK, change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('<!doctype html>', '<!DOCTYPE html SYSTEM "about:legacy-compat">')],
  ['pass', xhtml(xml('UTF-8', edited('<!doctype html>', '')))],
  // Browsers differ from the standards in one detail of tables only.
  ['pass', change('<!doctype html>', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "a">')],
  ['quirks', change('<!doctype html>', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">')],
  ['quirks', change('<!doctype html>', '<!DOCTYPE tea>')],
  ['none', change('<!doctype html>', '')],
  ['pass', cut(BLANK)],
  ['unread', cut('<html><title>Tea</title>')],
  ['unread', NO_ANSWER],
];
