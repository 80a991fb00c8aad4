/** What writes fixes and shows what there is about them: loaded when the first one is opened or tried. */
export { seenAfter } from '../../../brand/fixes/seen-after';
export { fixBlocks } from '../../../components/report/fixes/fix-texts';
export { fixMore } from '../../../components/report/fixes/FixMore';
