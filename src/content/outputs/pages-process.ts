/** The process that `read-pages.ts` starts. */
import { workOnce } from '../model/process';
import { readFiles } from './read-pages';

workOnce(readFiles);
