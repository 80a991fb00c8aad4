/**
 * `gatsby develop` starts a process of its own, which would have none of these patches, and loads the thousand modules
 * again. Here it is the process that was started.
 */
import { randomUUID } from 'node:crypto';
import { Module } from 'node:module';
import { require } from './gatsbys.mjs';

const develop = require.resolve('gatsby/dist/commands/develop');
require.cache[develop] = Object.assign(new Module(develop), {
  loaded: true,
  exports: (program) => {
    const { directory: root, port } = program;
    process.env.GATSBY_NODE_GLOBALS = JSON.stringify({ buildId: randomUUID(), root });
    return require('gatsby/dist/commands/develop-process')({ ...program, proxyPort: port, debugInfo: null });
  },
});
