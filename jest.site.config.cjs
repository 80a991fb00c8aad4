/** Tests of the built site that open no page, in one process: they read its files and ask one direct platform. */
const unit = require('./jest.config.cjs');

module.exports = {
  ...unit,
  roots: ['<rootDir>/tests/site'],
  globalSetup: '<rootDir>/tests/harness/global-setup.ts',
  globalTeardown: '<rootDir>/tests/harness/global-teardown.ts',
  maxWorkers: 1,
};
