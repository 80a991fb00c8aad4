/** Gatsby reads each page again and puts slices in. Ours have none. */
import { require } from './gatsbys.mjs';

require('gatsby/dist/utils/slices/stitching').stitchSliceForAPage = () => Promise.resolve();
