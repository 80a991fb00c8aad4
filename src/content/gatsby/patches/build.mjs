/** What a build puts in the place of Gatsby's own, each for the time it takes at ten thousand pages. */
import './read-files-once.mjs';
import './front-matter-alone.mjs';
import './trusted-nodes.mjs';
import './no-workers.mjs';
import './no-slices.mjs';
