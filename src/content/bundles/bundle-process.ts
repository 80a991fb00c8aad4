/** The process that `bundles.ts` starts. */
import { workOnce } from '../model/process';
import { makeBundles } from './make-bundles';

workOnce(makeBundles);
